import { expect } from "chai";
import fc from "fast-check";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import {
  bondEntry,
  bondMethods,
  bondWithout,
  isBondInsufficient,
  missingSatoshi,
  needsBond,
  noBonds,
  requiredSatoshi,
  worthOf,
  type Bond,
  type BondStanding,
} from "../../../src/domain/bond/bond.ts";
import {
  bondReturnObstacle,
  decideBondDeposit,
  decideBondReturn,
  type BondFacts,
} from "../../../src/domain/bond/decide-bond.ts";
import { accountId } from "../../../src/domain/ledger/account.ts";
import { money } from "../../../src/domain/money/money.ts";
import { defaultStartPolicy } from "../../../src/domain/policy/default-policy.ts";

const policy = defaultStartPolicy.bond;
const now = 1_800_000_000_000;
const day = 86_400_000;
const bondOf = (satoshi: bigint): Bond => ({ amount: money("BTC", satoshi), satoshi, version: 3 });
const standing = (satoshi: bigint, lostDisputes = 0): BondStanding => ({
  bonds: [bondOf(satoshi)],
  lostDisputes,
});

describe("what a bond has to be", () => {
  it("is 0.005 BTC, and that again for each lost dispute, at most 0.1 BTC", () => {
    const asked = [0, 1, 2, 18, 19, 20, 500].map((lost) => requiredSatoshi(lost, policy));
    expect(asked).to.deep.equal([
      500_000n,
      1_000_000n,
      1_500_000n,
      9_500_000n,
      10_000_000n,
      10_000_000n,
      10_000_000n,
    ]);
  });

  it("is what all bonds count for together", () => {
    expect(missingSatoshi(noBonds, policy)).to.equal(500_000n);
    expect(missingSatoshi(standing(499_999n), policy)).to.equal(1n);
    expect(missingSatoshi(standing(500_000n), policy)).to.equal(0n);
    expect(missingSatoshi(standing(500_000n, 1), policy)).to.equal(500_000n);
    const two = { bonds: [bondOf(200_000n), bondOf(300_000n)], lostDisputes: 0 };
    expect(missingSatoshi(two, policy)).to.equal(0n);
  });

  it("is asked for gift cards and what can be reversed, and never for XMR", () => {
    const of = (paymentMethod: string, asset = "BTC") => needsBond({ asset, paymentMethod });
    expect(of("amazon-gift-card")).to.equal(true);
    expect(of("paypal", "USDT")).to.equal(true);
    expect(of("sepa-instant")).to.equal(false);
    expect(of("paypal", "XMR")).to.equal(false);
    expect(of("no-such-method")).to.equal(false);
    expect(bondMethods).to.include.members(["paypal", "debit-card", "steam-gift-card"]);
    expect(bondMethods).not.to.include("revolut");
  });

  it("turns an offer off below it, and on again by itself", () => {
    const offer = { asset: "BTC", paymentMethod: "paypal" };
    expect(isBondInsufficient(offer, noBonds, policy)).to.equal(true);
    expect(isBondInsufficient(offer, standing(500_000n), policy)).to.equal(false);
    expect(isBondInsufficient(offer, standing(500_000n, 1), policy)).to.equal(true);
    const other = { ...offer, paymentMethod: "sepa-instant" };
    expect(isBondInsufficient(other, noBonds, policy)).to.equal(false);
  });

  it("is worth as much in other coins, rounded up to what can be traded", () => {
    const usd = (asset: "BTC" | "USDT" | "ETH", dollars: bigint) =>
      ({ asset, currency: "USD", scaled: dollars * 10n ** 8n }) as const;
    const bitcoin = usd("BTC", 60_000n);
    const worth = (asset: "BTC" | "USDT" | "ETH", dollars: bigint, satoshi = 500_000n) =>
      worthOf(satoshi, asset, { bitcoin, coin: usd(asset, dollars) }).units;
    expect(worth("BTC", 60_000n)).to.equal(500_000n);
    expect(worth("USDT", 1n)).to.equal(300_000_000n);
    expect(worth("ETH", 3_000n)).to.equal(10n ** 17n);
    expect(worth("ETH", 2_999n, 1n) % 10n ** 10n).to.equal(0n);
    expect(worth("ETH", 2_999n, 1n) > 2n * 10n ** 11n).to.equal(true);
  });
});

describe("leaving a bond", () => {
  const decide = (facts: object = {}, available = 500_000n) =>
    decideBondDeposit(
      money("BTC", 500_000n),
      available,
      { account: freeAccount, inDebt: false, standing: noBonds, ...facts },
      policy,
    );
  it("takes a balance that covers it, no debt, and a free account", () => {
    expect(decide()).to.deep.include({ ok: true });
    const codeOf = (...asked: Parameters<typeof decide>) => {
      const decided = decide(...asked);
      return decided.ok ? undefined : decided.refusal.code;
    };
    expect(codeOf({}, 499_999n)).to.equal("balance_too_low");
    expect(codeOf({ inDebt: true })).to.equal("negative_balance");
    expect(codeOf({ standing: standing(500_000n) })).to.equal("bond_sufficient");
    expect(codeOf({ account: { ...freeAccount, states: ["frozen"] } })).to.equal("bond_locked");
  });
});

describe("getting a bond back", () => {
  const plain: BondFacts = {
    now,
    account: freeAccount,
    inDebt: false,
    halts: [],
    standing: standing(500_000n),
    openCovered: 0,
    isVendor: false,
    lastCoveredAt: undefined,
  };
  const obstacle = (facts: Partial<BondFacts>) =>
    bondReturnObstacle({ ...plain, ...facts }, policy);

  it("waits for the last trade that it covered, and 7 days more", () => {
    expect(obstacle({})).to.equal(undefined);
    expect(obstacle({ openCovered: 1 })).to.equal("bond_in_use");
    expect(obstacle({ isVendor: true })).to.equal("bond_of_vendor");
    expect(obstacle({ lastCoveredAt: now - 7 * day + 1 })).to.equal("bond_in_use");
    expect(obstacle({ lastCoveredAt: now - 7 * day })).to.equal(undefined);
  });

  it("is refused as every way out of an account is", () => {
    const held = { ...freeAccount, securityChange: { at: now - 1, secondsAgo: 0 } };
    expect(obstacle({ standing: standing(0n) })).to.equal("no_bond");
    expect(obstacle({ account: { ...freeAccount, states: ["frozen"] } })).to.equal("bond_locked");
    expect(obstacle({ inDebt: true })).to.equal("negative_balance");
    expect(obstacle({ account: held })).to.equal("bond_held");
    expect(obstacle({ halts: [{ kind: "withdrawals", asset: "BTC" }] })).to.equal("bond_halted");
    expect(obstacle({ halts: [{ kind: "withdrawals", asset: "ETH" }] })).to.equal(undefined);
  });

  it("takes a proof", () => {
    const typed = { kind: "password", provenAt: now } as const;
    expect(decideBondReturn(plain, undefined, policy, 300)).to.have.nested.property(
      "refusal.code",
      "proof_needed",
    );
    expect(decideBondReturn(plain, typed, policy, 300)).to.have.property("ok", true);
  });
});

describe("the money of a bond", () => {
  const units = fc.bigInt({ min: 1n, max: 10n ** 20n });

  it("only moves between a holder's balance and their bond", () => {
    for (const [act, sign] of [
      ["deposit", 1n],
      ["return", -1n],
      ["taken", -1n],
    ] as const) {
      const { ref, postings } = bondEntry(act, "ana", money("ETH", 9n), 4);
      expect(ref).to.equal(`bond-${act}:ana:ETH:4`);
      const moves = postings.map(({ account, amount }) => [accountId(account), amount.units]);
      expect(Object.fromEntries(moves)).to.deep.equal({
        "available:ETH:ana": 0n - sign * 9n,
        "bond:ETH:ana": sign * 9n,
      });
    }
  });

  it("counts for less as it is taken, never for more than its share, and never below zero", () => {
    fc.assert(
      fc.property(units, units, units, (amount, satoshi, taken) => {
        const bond = { amount: money("ETH", amount), satoshi, version: 1 };
        if (taken > amount) {
          expect(() => bondWithout(bond, taken)).to.throw(RangeError);
          return;
        }
        const left = bondWithout(bond, taken);
        expect(left.amount.units).to.equal(amount - taken);
        expect(left.satoshi * amount <= satoshi * left.amount.units).to.equal(true);
        expect(left.satoshi >= 0n).to.equal(true);
      }),
    );
  });
});
