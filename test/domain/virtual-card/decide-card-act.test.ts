import { expect } from "chai";
import fc from "fast-check";
import { freeAccount, type TraderAccount } from "../../../src/domain/account/trader-account.ts";
import { factorSetting, noTwoFactor } from "../../../src/domain/account/two-factor.ts";
import type { Result } from "../../../src/domain/result/result.ts";
import { money } from "../../../src/domain/money/money.ts";
import { defaultVirtualCardPolicy } from "../../../src/domain/policy/default-chain-policy.ts";
import { defaultLevelPolicy } from "../../../src/domain/policy/default-policy.ts";
import {
  decideOrder,
  decideTopUp,
  decideWithdrawal,
  revealObstacle,
  switchObstacle,
  topUpFee,
  type CardFacts,
  type CardRules,
  type HolderFacts,
} from "../../../src/domain/virtual-card/decide-card-act.ts";
import {
  cardStates,
  ofCents,
  parseCardLabel,
} from "../../../src/domain/virtual-card/virtual-card.ts";

const now = 1_800_000_000_000;
const rules: CardRules = {
  virtualCard: defaultVirtualCardPolicy,
  levels: defaultLevelPolicy,
  proofAge: 300,
};
const price = { asset: "USDT", currency: "USD", scaled: 10n ** 8n } as const;
const holder: HolderFacts = {
  now,
  account: freeAccount,
  level: 2,
  isPlaceClosed: false,
  inDebt: false,
  halts: [],
  available: 10_000_000_000n,
  openCards: 0,
  dayUnits: 0n,
  price,
};
const card: CardFacts = {
  state: "active",
  isFrozenByStaff: false,
  isBusy: false,
  balance: ofCents(100_00n),
};
const typed = { kind: "password", provenAt: now } as const;
const changed: TraderAccount = {
  ...freeAccount,
  securityChange: { at: now - 1_000, secondsAgo: 1 },
};

const codeOf = (result: Result<unknown, { readonly code: string }>) =>
  result.ok ? undefined : result.refusal.code;
const topUp = (
  cents: bigint,
  facts: Partial<HolderFacts> = {},
  on: Partial<CardFacts> = {},
  proof: typeof typed | "none" = typed,
) =>
  codeOf(
    decideTopUp(
      ofCents(cents),
      { ...card, ...on },
      { ...holder, ...facts },
      proof === "none" ? undefined : proof,
      rules,
    ),
  );
const withdraw = (units: bigint, on: Partial<CardFacts> = {}, facts: Partial<HolderFacts> = {}) =>
  codeOf(
    decideWithdrawal(
      money("USDT", units),
      { ...card, ...on },
      { ...holder, ...facts },
      defaultVirtualCardPolicy,
    ),
  );

/** What keeps money from cards, whatever is asked for. */
const inTheWay: readonly (readonly [string, Partial<HolderFacts>])[] = [
  ["card_locked", { account: { ...freeAccount, states: ["frozen"] } }],
  ["card_locked", { account: { ...freeAccount, states: ["banned"] } }],
  ["card_locked", { account: { ...freeAccount, states: ["compromised"] } }],
  ["card_locked", { account: { ...freeAccount, isVerificationDue: true } }],
  ["id_required", { level: 1 }],
  ["id_required", { level: -1 }],
  ["blocked_in_location", { isPlaceClosed: true }],
  ["card_debt", { inDebt: true }],
  ["card_halted", { halts: [{ kind: "withdrawals", asset: "USDT" }] }],
  ["card_halted", { halts: [{ kind: "sends", asset: undefined }] }],
  ["card_held", { account: changed }],
];

describe("the order of a card", () => {
  const order = (facts: Partial<HolderFacts>) =>
    codeOf(decideOrder({ ...holder, ...facts }, rules));

  for (const [code, facts] of inTheWay) {
    it(`is refused as ${code} for ${Object.keys(facts).join()}`, () => {
      expect(order(facts)).to.equal(code);
    });
  }

  it("costs its fee, which has to be in the wallet", () => {
    expect(decideOrder(holder, rules)).to.deep.equal({ ok: true, value: ofCents(2_00n) });
    expect(order({ available: ofCents(2_00n).units - 1n })).to.equal("balance_too_low");
  });

  it("stops at so many cards", () => {
    expect(order({ openCards: 4 })).to.equal(undefined);
    expect(order({ openCards: 5 })).to.equal("too_many_cards");
  });

  it("names the card in up to 40 readable characters", () => {
    expect(parseCardLabel("  My shopping ")).to.deep.equal({ ok: true, value: "My shopping" });
    for (const bad of ["", " ", "two\nlines", "x".repeat(41)]) {
      expect(codeOf(parseCardLabel(bad)), bad).to.equal("card_label_unusable");
    }
  });
});

describe("a top-up", () => {
  for (const [code, facts] of inTheWay) {
    it(`is refused as ${code} for ${Object.keys(facts).join()}`, () => {
      expect(topUp(50_00n, facts)).to.equal(code);
    });
  }

  it("has limits: of itself, of a day, of a card and of the wallet", () => {
    expect(topUp(4_99n)).to.equal("card_too_small");
    expect(topUp(5_00n)).to.equal(undefined);
    expect(topUp(1_000_00n)).to.equal(undefined);
    expect(topUp(1_000_01n)).to.equal("card_too_large");
    expect(topUp(1_000_00n, { dayUnits: ofCents(1_000_00n).units })).to.equal(undefined);
    expect(topUp(1_000_00n, { dayUnits: ofCents(1_000_01n).units })).to.equal("card_day_limit");
    expect(topUp(1_000_00n, {}, { balance: ofCents(4_000_01n) })).to.equal("card_full");
    expect(topUp(10_00n, { available: 10_100_000n })).to.equal(undefined);
    expect(topUp(10_00n, { available: 10_099_999n })).to.equal("balance_too_low");
  });

  it("is exchanged one for one only while a USDT is worth a dollar, within 2 %", () => {
    const at = (scaled: bigint) => topUp(10_00n, { price: { ...price, scaled } });
    expect([at(98_000_000n), at(102_000_000n)]).to.deep.equal([undefined, undefined]);
    expect([at(97_980_000n), at(102_010_000n)]).to.deep.equal(["card_off_peg", "card_off_peg"]);
    expect(topUp(10_00n, { price: undefined })).to.equal("no_fresh_rate");
  });

  it("takes a proof, the second factor where one is set for sends, and asks for it last", () => {
    expect(topUp(10_00n, {}, {}, "none")).to.equal("proof_needed");
    expect(topUp(10_00n, { available: 1n }, {}, "none")).to.equal("balance_too_low");
    const twoFactor = {
      ...noTwoFactor,
      sendout: { setting: factorSetting.enabled, type: "ga" },
    } as const;
    const account = { ...freeAccount, twoFactor };
    expect(topUp(10_00n, { account })).to.equal("proof_needed");
  });

  it("goes onto an active card alone", () => {
    const codes = cardStates.map((state) => topUp(10_00n, {}, { state }));
    expect(codes).to.deep.equal([
      "card_not_active",
      undefined,
      "card_not_active",
      "card_not_active",
      "card_not_active",
    ]);
    expect(topUp(10_00n, {}, { isBusy: true })).to.equal("card_busy");
  });

  it("costs 1 %, rounded up to what USDT has, whatever the amount", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), (cents) => {
        const fee = topUpFee(ofCents(cents), defaultVirtualCardPolicy).units;
        const amount = ofCents(cents).units;
        expect(fee * 10_000n >= amount * 100n).to.equal(true);
        expect((fee - 1n) * 10_000n < amount * 100n).to.equal(true);
      }),
    );
  });
});

describe("a withdrawal from a card", () => {
  it("takes whole cents, and at most what is on the card", () => {
    expect(withdraw(100_000_000n)).to.equal(undefined);
    expect(withdraw(100_010_000n)).to.equal("card_balance_too_low");
    expect(withdraw(10_001n)).to.equal("card_amount_step");
  });

  it("is open to who may send nothing, also from a frozen card; not where staff froze it", () => {
    expect(withdraw(10_000n, { state: "frozen" }, { account: changed, level: 0 })).to.equal(
      undefined,
    );
    expect(withdraw(10_000n, { state: "frozen", isFrozenByStaff: true })).to.equal(
      "card_frozen_by_staff",
    );
    expect(withdraw(10_000n, { state: "closed" })).to.equal("card_not_active");
  });
});

describe("freezing, unfreezing and closing a card", () => {
  it("depends on its state", () => {
    const codes = (kind: Parameters<typeof switchObstacle>[0]) =>
      cardStates.map((state) => switchObstacle(kind, { ...card, state }, "holder") ?? "may");
    const no = "card_not_active";
    expect(codes("freeze")).to.deep.equal([no, "may", no, no, no]);
    expect(codes("unfreeze")).to.deep.equal([no, no, "may", no, no]);
    expect(codes("terminate")).to.deep.equal([no, "may", "may", no, no]);
  });

  it("is staff's alone where staff froze it", () => {
    const frozen = { ...card, state: "frozen", isFrozenByStaff: true } as const;
    expect(switchObstacle("unfreeze", frozen, "holder")).to.equal("card_frozen_by_staff");
    expect(switchObstacle("unfreeze", frozen, "staff")).to.equal(undefined);
    expect(switchObstacle("unfreeze", { ...frozen, isBusy: true }, "staff")).to.equal("card_busy");
  });
});

describe("the number of a card", () => {
  it("is not shown to who may send nothing, nor for a day after a change of password", () => {
    expect(revealObstacle(card, holder)).to.equal(undefined);
    expect(revealObstacle({ ...card, isBusy: true }, holder)).to.equal(undefined);
    const frozen = { account: { ...freeAccount, states: ["frozen"] as const } };
    expect(revealObstacle(card, frozen)).to.equal("card_locked");
    expect(revealObstacle(card, { account: changed })).to.equal("card_held");
    expect(revealObstacle({ ...card, state: "closed" }, holder)).to.equal("card_not_active");
  });
});
