import { expect } from "chai";
import fc from "fast-check";
import type { JournalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { assetCodes } from "../../../src/domain/money/asset.ts";
import { money } from "../../../src/domain/money/money.ts";
import {
  claimEntry,
  rewardEntry,
  rewardsOf,
  takeBack,
  takenBackEntry,
  type Referrer,
} from "../../../src/domain/partner/reward.ts";
import { withTiers } from "../../../src/domain/partner/partner-policy.ts";
import { defaultPartnerPolicy } from "../../../src/domain/policy/default-people-policy.ts";

const referrers: readonly Referrer[] = [
  { tier: 1, partnerId: "ana", isAmbassador: false, isLinked: false },
  { tier: 2, partnerId: "bruno", isAmbassador: true, isLinked: false },
];
const trade = {
  tradeId: "t1",
  sellerId: "kofi",
  fee: money("BTC", 1_001n),
  isChargedBack: false,
  isFeeLost: false,
};
const moved = (entries: readonly JournalEntry[]) =>
  entries.map(({ ref, postings }) => [
    ref,
    ...postings.map(({ account, amount }) => [account.kind, amount.units] as const),
  ]);

const referrerOf = (tier: 1 | 2) =>
  fc.record({
    tier: fc.constant(tier),
    partnerId: fc.constantFrom("ana", "bruno", "kofi", "mira"),
    isAmbassador: fc.boolean(),
    isLinked: fc.boolean(),
  });
const policies = fc.record({
  firstTierBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  ambassadorBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  secondTierBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  claimFromUsdCents: fc.constant(0n),
});
const trades = fc.record({
  tradeId: fc.constant("t1"),
  sellerId: fc.constantFrom("ana", "kofi"),
  fee: fc
    .tuple(fc.constantFrom(...assetCodes), fc.bigInt({ min: 0n, max: 10n ** 30n }))
    .map(([asset, units]) => money(asset, units)),
  isChargedBack: fc.boolean(),
  isFeeLost: fc.boolean(),
});

describe("what partners earn of a trade", () => {
  it("is half of the fee, rounded down, and nothing for further tiers while they are off", () => {
    const rewards = rewardsOf(trade, referrers, withTiers(defaultPartnerPolicy, false));
    expect(moved(rewards.flatMap(rewardEntry))).to.deep.equal([
      ["reward:t1:1", ["fees", -500n], ["rewards", 500n]],
    ]);
  });

  it("is more for an ambassador, and a part for whoever referred the partner", () => {
    const ambassador = referrers.map((each) => ({ ...each, isAmbassador: true }));
    const tiers = { ...defaultPartnerPolicy, secondTierBasisPoints: 1_000 };
    const rewards = rewardsOf(trade, ambassador, tiers);
    expect(rewards.map(({ amount }) => amount.units)).to.deep.equal([600n, 100n]);
  });

  for (const [areMultiple, basisPoints, units] of [
    [false, 0, [500n]],
    [false, 1_000, [500n]],
    [true, 0, [500n]],
    [true, 1_000, [500n, 100n]],
  ] as const) {
    const flag = areMultiple ? "on" : "off";
    it(`is ${units.join(" and ")} with the flag ${flag} and a second share of ${basisPoints}`, () => {
      const policy = { ...defaultPartnerPolicy, secondTierBasisPoints: basisPoints };
      const rewards = rewardsOf(trade, referrers, withTiers(policy, areMultiple));
      expect(rewards.map(({ amount }) => amount.units)).to.deep.equal(units);
    });
  }

  for (const [name, change, of] of [
    ["whose buyer may be themselves", "linked", { isLinked: true }],
    ["who sold", "party", { partnerId: "kofi" }],
  ] as const) {
    it(`is withheld from a partner ${name}`, () => {
      const [first] = rewardsOf(trade, [{ ...referrers[0]!, ...of }], defaultPartnerPolicy);
      expect(first?.withheld).to.equal(change);
      expect(first && rewardEntry(first)).to.deep.equal([]);
    });
  }

  it("is never more than the fee, never negative, and never paid to a party or their double", () => {
    fc.assert(
      fc.property(trades, referrerOf(1), referrerOf(2), policies, (of, one, two, policy) => {
        const rewards = rewardsOf(of, [two, one], policy);
        const sum = rewards.reduce((all, { amount }) => all + amount.units, 0n);
        expect(sum <= of.fee.units).to.equal(true);
        expect(rewards.every(({ amount }) => amount.units > 0n)).to.equal(true);
        for (const { postings } of rewards.flatMap(rewardEntry)) {
          expect(of.isChargedBack).to.equal(false);
          expect(postings.reduce((all, { amount }) => all + amount.units, 0n)).to.equal(0n);
          for (const { account } of postings) {
            if (account.kind !== "rewards") continue;
            expect(account.partnerId).to.not.equal(of.sellerId);
          }
        }
      }),
    );
  });
});

describe("what is taken back from partners", () => {
  it("is the reward as far as their account reaches, and moves once", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2_000n }), (balance) => {
        const [reward] = rewardsOf(trade, referrers, defaultPartnerPolicy);
        if (!reward) throw new Error("no reward");
        const back = takeBack(reward, balance);
        const least = balance < 500n ? balance : 500n;
        expect(back.takenBack).to.equal(least);
        expect(moved(takenBackEntry(back))).to.deep.equal(
          least === 0n ? [] : [["reward-back:t1:1", ["rewards", -least], ["fees", least]]],
        );
      }),
    );
  });
});

describe("a claim", () => {
  it("moves rewards to what the partner can use", () => {
    expect(moved([claimEntry("ana", money("BTC", 7n), 3)])).to.deep.equal([
      ["reward-claim:ana:BTC:3", ["rewards", -7n], ["available", 7n]],
    ]);
  });
});
