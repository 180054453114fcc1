import type { BondStanding } from "../../../src/domain/bond/bond.ts";
import { type TakerFacts } from "../../../src/domain/offer/offer-gates.ts";
import { money } from "../../../src/domain/money/money.ts";
import type { Price } from "../../../src/domain/money/price.ts";
import { decideStart, type StartRequest } from "../../../src/domain/trade-start/decide-start.ts";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import type { Eligibility } from "../../../src/domain/trade-start/start-limits.ts";
import { euros, exampleOffer } from "../offer/example-offer.ts";
import {
  defaultOfferPolicy,
  defaultStartPolicy,
} from "../../../src/domain/policy/default-policy.ts";

/** The price of a coin in whole euros. */
export const priceOf = (euro: bigint): Price => ({
  asset: "BTC",
  currency: "EUR",
  scaled: euro * 10n ** 8n,
});
export const offer = exampleOffer({
  version: 5,
  amounts: { kind: "range", min: euros(2_000n), max: euros(200_000n) },
});
/** What every offer needs at most. */
const covered: BondStanding = {
  bonds: [{ amount: money("BTC", 500_000n), satoshi: 500_000n, version: 1 }],
  lostDisputes: 0,
};
export const fresh: Eligibility = {
  account: freeAccount,
  inDebt: false,
  marks: [],
  bond: covered,
  level: 2,
  activeTrades: 0,
  completedTrades: 0,
  activeUsdCents: 0n,
  recentUsdCents: 0n,
  totalUsdCents: 0n,
};
export const stranger: TakerFacts = {
  isTrusted: false,
  hasTraded: false,
  showsName: false,
  country: undefined,
  isOnVpn: false,
};
export const now = 1_800_000_000_000;
export const lines = offer.paymentDetails;
export const noBalance = money("BTC", 0n).units;
/** A start that nothing prevents. */
export const request: StartRequest = {
  offer,
  takerId: "bruno",
  asked: { kind: "fiat", fiat: euros(10_000n) },
  seen: {},
  paymentDetails: [],
  termsVersion: 3,
  capRemaining: undefined,
  market: { price: priceOf(50_000n), at: now },
  usdCents: ({ minor }) => minor,
  feeRate: { basisPoints: 50, discountPercent: 0 },
  owner: fresh,
  taker: fresh,
  activeTogether: 0,
  blocked: { byOwner: false, byTaker: false },
  known: stranger,
  ownerCountry: undefined,
  criticalBasisPoints: 2_000,
  levelRules: defaultOfferPolicy,
  confirmed: [],
  sellerAvailable: money("BTC", 100_000_000n).units,
  halts: [],
  now,
  policy: defaultStartPolicy,
};

/** All reasons against a start, in order; none if it is allowed. */
export function reasons(change: Partial<StartRequest>): readonly string[] {
  const decided = decideStart({ ...request, ...change });
  return decided.ok ? [] : decided.refusal.all.map(({ code }) => code);
}
