import { expect } from "chai";
import fc from "fast-check";
import { obstaclesByStartRules } from "../../../src/application/offer/find-obstacles.ts";
import { OfferWindow } from "../../../src/application/offer/offer-window.ts";
import type { OfferEligibility, OfferViews } from "../../../src/application/ports/offer-store.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import type { Halt } from "../../../src/domain/halt/halt.ts";
import { money } from "../../../src/domain/money/money.ts";
import type { Offer } from "../../../src/domain/offer/offer.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";
import { confirmKinds } from "../../../src/domain/trade-start/confirmations.ts";
import { decideStart } from "../../../src/domain/trade-start/decide-start.ts";
import type { Eligibility } from "../../../src/domain/trade-start/start-limits.ts";
import { anyGates, anyKnown } from "../../domain/offer/any-gates.ts";
import { euros, exampleOffer } from "../../domain/offer/example-offer.ts";
import { ToldMarket } from "../../support/told-market.ts";
import { exampleRecord } from "./example-record.ts";

const now = Date.now();
const market = new ToldMarket();
market.tell("BTC", "EUR", "50000", now);
const rarely = fc.integer({ min: 0, max: 9 }).map((each) => each === 9);

const anyOffer: fc.Arbitrary<Offer> = fc
  .record({
    side: fc.constantFrom("buy" as const, "sell" as const),
    active: rarely.map((isOff) => !isOff),
    moderation: rarely.map((isRejected) => ({ status: isRejected ? (2 as const) : (1 as const) })),
    paymentMethod: fc.constantFrom(
      "sepa-instant",
      "sepa-instant",
      "paypal",
      "gold",
      "netflix-gift-card",
      "steam-gift-card",
    ),
    deferredEscrow: rarely,
    min: fc.integer({ min: 500, max: 20_000 }),
    more: fc.nat(100_000),
    gates: fc.oneof({ weight: 3, arbitrary: fc.constant(exampleOffer({}).gates) }, anyGates),
    basisPoints: fc.integer({ min: -4_000, max: 4_000 }),
    dutyHours: fc.option(
      fc.record({
        timeZone: fc.constant("UTC"),
        spans: fc
          .subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })
          .map((days) => days.map((weekDay) => ({ weekDay, from: 600, to: 600 }))),
        isStartRefused: fc.boolean(),
      }),
      { nil: undefined, freq: 3 },
    ),
    cashback: fc.option(
      fc.record({
        basisPoints: fc.integer({ min: 1, max: 1_000 }),
        most: fc.constantFrom(undefined, euros(2_00n)),
      }),
      { nil: undefined },
    ),
  })
  .map(({ min, more, basisPoints, side, deferredEscrow, cashback, ...rest }) =>
    exampleOffer({
      ...rest,
      side,
      deferredEscrow: deferredEscrow && side === "sell",
      cashback: side === "sell" ? cashback : undefined,
      pricing: { kind: "margin", basisPoints },
      amounts: { kind: "range", min: euros(BigInt(min)), max: euros(BigInt(min + more)) },
    }),
  );

const enough = { amount: money("BTC", 500_000n), satoshi: 500_000n, version: 1 };

const anyPerson: fc.Arbitrary<Eligibility> = fc
  .record({
    states: rarely.map((isFrozen) => (isFrozen ? (["frozen"] as const) : [])),
    inDebt: rarely,
    bond: fc.record({
      bonds: rarely.map((isNone) => (isNone ? [] : [enough])),
      lostDisputes: rarely.map((isLost) => (isLost ? 1 : 0)),
    }),
    level: fc.constantFrom(1, 2, 2, 3, 3),
    activeTrades: fc.nat(2),
    completedTrades: fc.nat(9),
    usdCents: fc.integer({ min: 0, max: 120_000 }).map(BigInt),
    marks: fc.oneof(
      { weight: 5, arbitrary: fc.constant<number[]>([]) },
      fc.array(fc.nat(50), { maxLength: 3 }),
    ),
  })
  .map(({ states, usdCents, marks, ...rest }) => ({
    ...rest,
    account: { ...freeAccount, states },
    activeUsdCents: usdCents,
    recentUsdCents: usdCents,
    totalUsdCents: usdCents,
    marks: marks.map((minutes, at) => ({
      at: now - minutes * 60_000,
      tradeId: `trade${at}`,
      offerId: at === 0 ? "offer" : "another",
    })),
  }));

const anyEligibility: fc.Arbitrary<OfferEligibility> = fc.record({
  cap: fc.constant(undefined),
  owner: anyPerson,
  ownerAvailable: fc
    .integer({ min: 0, max: 5_000_000 })
    .map((units) => money("BTC", BigInt(units)).units),
  reader: fc.record({
    eligibility: anyPerson,
    available: fc
      .integer({ min: 0, max: 5_000_000 })
      .map((units) => money("BTC", BigInt(units)).units),
    activeTogether: fc.constantFrom(0, 0, 0, 1, 2),
    blocked: fc.record({ byOwner: rarely, byTaker: rarely }),
    known: anyKnown,
  }),
  halts: rarely.map((isHalted): readonly Halt[] =>
    isHalted ? [{ kind: "trading", asset: undefined }] : [],
  ),
});

/** Some people live in countries that the operator watches. */
const policy = {
  ...defaultPolicy,
  start: { ...defaultPolicy.start, watchedCountries: { DE: false, US: true } },
};
const anyHome = fc.constantFrom(undefined, undefined, "PT", "PT", "DE", "US");

describe("what the search says of an offer", () => {
  it("is what the start of a trade decides, for any offer, owner and taker", async () => {
    let [taken, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(
        anyOffer,
        anyEligibility,
        anyHome,
        async (offer, eligibility, ownerCountry) => {
          const { reader } = eligibility;
          if (!reader) throw new TypeError("Someone has to ask");
          const views: Pick<OfferViews, "eligibilities"> = {
            eligibilities: async () => new Map([[offer.id, eligibility]]),
          };
          const find = obstaclesByStartRules(views as OfferViews, market, () => policy);
          const window = new OfferWindow(market, find, () => policy);
          const asker: Actor = {
            traderId: "bruno",
            username: "bruno",
            level: reader.eligibility.level,
            sessionStartedAt: 0,
          };
          const { owner, ...rest } = exampleRecord(offer, now);
          const record = { ...rest, owner: { ...owner, country: ownerCountry } };
          const [seen] = await window.show([record], asker, () => undefined);
          if (!seen?.quote) throw new TypeError("The market has a price");
          const decided = decideStart({
            ...eligibility,
            offer,
            takerId: asker.traderId,
            asked: { kind: "fiat", fiat: seen.quote.fiat },
            seen: {},
            paymentDetails: Array.from({ length: 3 }, (_, at) => ({
              label: `${at}`,
              value: "PT50",
            })),
            termsVersion: 1,
            capRemaining: undefined,
            market: market.quote(offer.asset, offer.currency),
            usdCents: (fiat) => market.usdCents(fiat),
            feeRate: seen.feeRate,
            taker: reader.eligibility,
            activeTogether: reader.activeTogether,
            blocked: reader.blocked,
            known: reader.known,
            ownerCountry,
            sellerAvailable: offer.side === "sell" ? eligibility.ownerAvailable : reader.available,
            now,
            policy: policy.start,
            criticalBasisPoints: defaultPolicy.offer.askBasisPoints.favorable,
            levelRules: defaultPolicy.offer,
            confirmed: confirmKinds,
          });
          // What an owner can fund is shown in two figures: less than its minimum, the offer is off (decisions, Limits).
          if (seen.isHidden && seen.obstacle === "offer_not_takeable") return;
          const isTakeable = seen.obstacle === undefined;
          if (isTakeable) taken += 1;
          else refused += 1;
          const reasons = decided.ok ? [] : decided.refusal.all.map(({ code }) => code);
          expect(seen.obstacle, String(reasons)).to.equal(reasons[0]);
        },
      ),
      { numRuns: 2_000 },
    );
    expect(Math.min(taken, refused), "both happen").to.be.greaterThan(50);
  });
});
