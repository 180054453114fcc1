import type { IdentityProof } from "../account/identity-proof.ts";
import { parseFiat, type Fiat } from "../money/fiat.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import {
  isUnpriced,
  judgeOffer,
  nothingToFollow,
  type OfferInput,
  type OfferJudges,
  type OfferRefusal,
} from "./create-offer.ts";
import { followedRate, type FollowedRate } from "./exchange-pricing.ts";
import { levelFailures } from "./level-rules.ts";
import { areaFailures } from "./offer-area.ts";
import type { OfferCap } from "./offer-cap.ts";
import type { OfferFailure, OfferField } from "./offer-failure.ts";
import {
  judgeAmounts,
  judgePricing,
  type AmountsInput,
  type PricingInput,
} from "./offer-numbers.ts";
import { marginBounds } from "./offer-policy.ts";
import { moderationAfterEdit } from "./moderation.ts";
import { isBeyondGuard } from "./price-guard.ts";
import { hasPaymentPlace } from "./offer-texts.ts";
import { signalsOf } from "./offer-signals.ts";
import type { Offer } from "./offer.ts";
import { withdrawnFailures } from "./withdrawn-failures.ts";

/** The next version of an offer, or everything that is wrong with it. */
export type EditedOffer = Result<Offer, OfferRefusal>;

/**
 * Replaces everything the owner typed. Asset and currency stay: trades, counters and the cap are in
 * them, and another pair is another offer. Where buyers would pay to another account, the owner has to
 * have proven just now that it is them: a stolen session is not enough.
 */
export function editOffer(
  offer: Offer,
  input: OfferInput,
  judges: OfferJudges,
  proof: IdentityProof | undefined,
): Result<Offer, OfferRefusal | { readonly code: "proof_needed" }> {
  const kept: readonly [OfferField, string, string][] = [
    ["side", offer.side, input.side],
    ["asset", offer.asset, input.asset],
    ["currency", offer.currency, input.currency],
  ];
  const failures = kept.flatMap(([field, is, asked]): OfferFailure[] =>
    is === asked ? [] : [{ field, code: "unchangeable" }],
  );
  const same = { ...input, side: offer.side, asset: offer.asset, currency: offer.currency };
  const judged = judgeOffer(same, judges);
  if (!judged.ok) failures.push(...judged.failures);
  if (!judged.ok || failures.length > 0) return invalid(failures);
  const isPaidElsewhere = placeOf(judged.value) !== placeOf(offer);
  if (isPaidElsewhere && proof === undefined) return refuse({ code: "proof_needed" });
  // The right to a fee of one's own may come from the area.
  const isElsewhere = judged.value.area !== offer.area;
  return accept(
    lookedAt(offer, { ...judged.value, ...(isElsewhere && { manualFee: undefined }) }, judges),
  );
}

/** A saved account is the same place however it changes: that needed a proof of its own. */
function placeOf({
  paymentDetails,
  savedAccountId,
}: Pick<Offer, "paymentDetails" | "savedAccountId">): string {
  if (savedAccountId !== undefined) return savedAccountId;
  return JSON.stringify(paymentDetails.map(({ label, value }) => [label, value]));
}

/** Replaces the margin or fixed price. */
export function priceOffer(offer: Offer, input: PricingInput, judges: OfferJudges): EditedOffer {
  const bounds = marginBounds(judges.owner, judges.policy);
  const pricing = judgePricing(input, offer.asset, offer.currency, bounds);
  if (!pricing.ok) return invalid(pricing.failures);
  const change = { pricing: pricing.value };
  const changed = { ...offer, ...change };
  if (isUnpriced(changed, followedBy(changed, judges))) return invalid([nothingToFollow]);
  const failures = areaFailures(changed, judges.owner, judges.usdCents);
  return failures.length === 0 ? accept(lookedAt(offer, change, judges)) : invalid(failures);
}

/** Replaces the amounts. */
export function limitOffer(
  offer: Offer,
  input: AmountsInput,
  { owner, policy, usdCents }: OfferJudges,
): EditedOffer {
  const amounts = judgeAmounts(input, offer.currency, policy);
  if (!amounts.ok) return invalid(amounts.failures);
  const change = { amounts: amounts.value };
  const failures = [
    ...levelFailures(owner, offer.paymentMethod, amounts.value, usdCents, policy),
    ...areaFailures({ ...offer, ...change }, owner, usdCents),
  ];
  return failures.length === 0 ? accept(next(offer, change)) : invalid(failures);
}

/**
 * On or off. No change if it is already so; switching on is limited to what the owner's level
 * allows, and needs an account to be paid to.
 */
export function switchOffer(
  offer: Offer,
  active: boolean,
  { owner, policy, usdCents, isWithdrawn, market }: OfferJudges,
): EditedOffer {
  if (offer.active === active) return accept(offer);
  const failures = active
    ? [
        ...(hasPaymentPlace(offer) ? [] : [noPaymentPlace]),
        ...withdrawnFailures(offer, isWithdrawn),
        ...levelFailures(owner, offer.paymentMethod, offer.amounts, usdCents, policy),
        ...areaFailures(offer, owner, usdCents),
        ...guardFailures(offer, market),
      ]
    : [];
  return failures.length === 0 ? accept(next(offer, { active })) : invalid(failures);
}

/** What does not come back by itself would go off again at once. */
function guardFailures(offer: Offer, market: OfferJudges["market"]): readonly OfferFailure[] {
  const isOff = isBeyondGuard(offer, market(offer.asset, offer.currency));
  return isOff && offer.guard?.comesBack === false
    ? [{ field: "price_guard_min", code: "market_outside" }]
    : [];
}

const noPaymentPlace: OfferFailure = { field: "payment_details", code: "missing" };

/** An offer that nobody can see or take any more. */
export function retireOffer(offer: Offer): Offer {
  return next(offer, { active: false });
}

/** The next version of an offer when something other than its content changed. */
export function touchOffer(offer: Offer): Offer {
  return next(offer, {});
}

/** What an offer trades: its cap, and what running trades hold, with or without one. */
interface TradedOfOffer {
  readonly cap: OfferCap | undefined;
  readonly reserved: Fiat;
}

/**
 * A typed cap: an amount, or none to switch it off. The first one has to cover what running trades
 * hold; any later one also what was used under the previous one.
 */
export function judgeCap(
  offer: Offer,
  amountText: string | undefined,
  { cap, reserved }: TradedOfOffer,
): Result<Fiat | undefined, OfferRefusal> {
  if (amountText === undefined) return accept(undefined);
  const field = "cap";
  const amount = parseFiat(offer.currency, amountText);
  if (!amount.ok) {
    return amount.refusal.code === "amount_too_precise"
      ? invalid([{ field, code: "too_precise", digits: amount.refusal.digits }])
      : invalid([{ field, code: "not_a_number" }]);
  }
  if (amount.value.minor === 0n) return invalid([{ field, code: "not_positive" }]);
  const gone = reserved.minor + (cap?.used.minor ?? 0n);
  return amount.value.minor < gone ? invalid([{ field, code: "below_used" }]) : amount;
}

/**
 * Whether two versions of an offer differ only in price, or in what keeps it off for a while: users who
 * saw the older one are told that the price moved, not that the offer changed (answers 73).
 */
export function differInPriceOnly(one: Offer, other: Offer): boolean {
  return sameBut(one) === sameBut(other);
}

function sameBut(offer: Offer): string {
  const { pricing: _pricing, pauses: _pauses, version: _version, ...rest } = offer;
  return JSON.stringify(rest, (_key, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );
}

/** The next version of an offer with changed content, and what that means for moderation. */
function lookedAt(offer: Offer, change: Partial<Offer>, judges: OfferJudges): Offer {
  const changed = next(offer, change);
  const price = judges.market(offer.asset, offer.currency);
  const signalsIn = (each: Offer) =>
    signalsOf(each, price, judges.policy, followedBy(each, judges)?.price);
  const signals = [signalsIn(offer), signalsIn(changed)] as const;
  return { ...changed, moderation: moderationAfterEdit(offer.moderation, ...signals) };
}

function followedBy(offer: Offer, { exchangeRates }: OfferJudges): FollowedRate | undefined {
  return followedRate(offer, exchangeRates?.(offer.asset, offer.currency) ?? []);
}

function next(offer: Offer, change: Partial<Offer>): Offer {
  return { ...offer, ...change, version: offer.version + 1 };
}

function invalid(failures: readonly OfferFailure[]) {
  return refuse({ code: "validation", failures } as const);
}
