import { isBondInsufficient } from "../../domain/bond/bond.ts";
import type { OfferId, TraderId } from "../../domain/id/id.ts";
import { followedRate, type FollowedRate } from "../../domain/offer/exchange-pricing.ts";
import { feeRateOn } from "../../domain/offer/fee-table.ts";
import { mayHaveManualFee, type ManualFeeGrant } from "../../domain/offer/manual-fee.ts";
import { appealableUntil, isApproved, moderationStatus } from "../../domain/offer/moderation.ts";
import { capState } from "../../domain/offer/offer-cap.ts";
import type { OfferPause } from "../../domain/offer/offer-pause.ts";
import { priceOf, smallestAmount } from "../../domain/offer/offer-price.ts";
import { resettableFrom } from "../../domain/offer/penalty.ts";
import { hasPaymentPlace } from "../../domain/offer/offer-texts.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import type { Price } from "../../domain/money/price.ts";
import { isOwnerFree } from "../../domain/trade-start/decide-start.ts";
import { openAmounts } from "../../domain/trade-start/open-amounts.ts";
import { isOwnerPaused, limitRefusals } from "../../domain/trade-start/start-limits.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { FeeRate } from "../../domain/trade/fee.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { OfferEligibility, OfferViews, OwnOffer } from "../ports/offer-store.ts";
import type { ManualFeeGrants } from "../ports/manual-fee-grants.ts";
import type { Current } from "../ports/current-policy.ts";
import { noFeeDiscounts, type FeeDiscounts } from "../ports/fee-discounts.ts";

/** Why nobody can take an offer, shown only to its owner (answers 72). */
export type OwnerNote =
  | "AccountState"
  | "UnderReview"
  | "Rejected"
  | "RejectedForGood"
  | "Appealed"
  | "BondInsufficient"
  | "NoPaymentDetails"
  | "LowBalance"
  | "ReachedCap"
  | "CapLessThanMin"
  | "LimitReached"
  | "NoFreshRate"
  | "OnHoliday"
  | "OutsidePriceGuard";

/** An owner's offer with its current price and its obstacles. */
export interface OwnOfferInView extends OwnOffer {
  readonly market: Price | undefined;
  readonly followed: FollowedRate | undefined;
  readonly price: Price | undefined;
  readonly feeRate: FeeRate;
  readonly notes: readonly OwnerNote[];
  /** The end of the time to appeal a rejection, also when it has passed. */
  readonly appealUntil: Instant | undefined;
  /** Whether its owner may set the escrow fee. */
  readonly mayHaveManualFee: boolean;
  /** From when on its owner can reset a penalty; undefined if they never did. */
  readonly resettableFrom: Instant | undefined;
}

/** What is read to show offers of one owner. */
interface OwnOfferFacts {
  readonly eligibilities: ReadonlyMap<OfferId, OfferEligibility>;
  readonly grant: ManualFeeGrant | undefined;
  readonly discounts: ReadonlyMap<TraderId, number>;
}

/** Shows owners their own offers. */
export class OwnOfferView {
  readonly #views: OfferViews;
  readonly #prices: MarketPrices;
  readonly #policy: Current<Policy>;
  readonly #grants: Pick<ManualFeeGrants, "of">;
  readonly #discounts: FeeDiscounts;

  constructor(
    views: OfferViews,
    prices: MarketPrices,
    policy: Current<Policy>,
    grants: Pick<ManualFeeGrants, "of">,
    discounts: FeeDiscounts = noFeeDiscounts,
  ) {
    this.#discounts = discounts;
    this.#views = views;
    this.#prices = prices;
    this.#policy = policy;
    this.#grants = grants;
  }

  /** Two queries for all of them, which are one owner's. */
  async show(own: readonly OwnOffer[]): Promise<readonly OwnOfferInView[]> {
    const [first] = own;
    if (!first) return [];
    const ids = own.map(({ offer }) => offer.id);
    return this.showWith(own, await this.factsOf(ids, first.offer.ownerId));
  }

  /** What is read for it, which no change of a price changes. */
  async factsOf(offerIds: readonly OfferId[], ownerId: TraderId): Promise<OwnOfferFacts> {
    const [eligibilities, grant, discounts] = await Promise.all([
      this.#views.eligibilities(offerIds, undefined),
      this.#grants.of(ownerId),
      this.#discounts.of([ownerId]),
    ]);
    return { eligibilities, grant, discounts };
  }

  showWith(
    own: readonly OwnOffer[],
    { eligibilities, grant, discounts }: OwnOfferFacts,
  ): readonly OwnOfferInView[] {
    return own.map((each) => {
      const { id, ownerId, side } = each.offer;
      const discount = side === "sell" ? discounts.get(ownerId) : undefined;
      return {
        ...this.#inView(each, eligibilities.get(id), discount),
        mayHaveManualFee: mayHaveManualFee(each.offer, grant, this.#policy().offer.manualFee),
      };
    });
  }

  #inView(
    own: OwnOffer,
    eligibility: OfferEligibility | undefined,
    discount: number | undefined,
  ): Omit<OwnOfferInView, "mayHaveManualFee"> {
    const { asset, currency } = own.offer;
    const market = this.#prices.quote(asset, currency)?.price;
    const followed = followedRate(own.offer, this.#prices.exchangeRates(asset, currency));
    const price = priceOf(own.offer, market, followed?.price);
    const feeRate = feeRateOn(own.offer, this.#policy().fees, discount);
    const notes = eligibility ? this.#notes(own, eligibility, price, feeRate) : [];
    const appealUntil = appealableUntil(own.offer.moderation, this.#policy().moderation);
    const resettable = resettableFrom(own.marks.penaltyResetAt, this.#policy().offer.penalty);
    return {
      ...own,
      market,
      followed,
      price,
      feeRate,
      notes,
      appealUntil,
      resettableFrom: resettable,
    };
  }

  #notes(
    { offer, cap, now }: OwnOffer,
    { owner, ownerAvailable }: OfferEligibility,
    price: Price | undefined,
    feeRate: FeeRate,
  ): OwnerNote[] {
    const pauses = (offer.pauses ?? []).map((pause) => notesOfPauses[pause]);
    const notes = [...moderationNotes(offer), ...pauses];
    if (!isOwnerFree(offer, owner.account)) notes.unshift("AccountState");
    const { bond } = this.#policy().start;
    if (isBondInsufficient(offer, owner.bond, bond)) notes.push("BondInsufficient");
    if (!hasPaymentPlace(offer)) notes.push("NoPaymentDetails");
    const state = cap && capState(cap, offer.amounts);
    if (state?.isReachedCap) notes.push("ReachedCap");
    else if (state?.isCapLessThanMin) notes.push("CapLessThanMin");
    const smallest = smallestAmount(offer.amounts);
    const usdCents = this.#prices.usdCents(smallest);
    if (!price || usdCents === undefined) return [...notes, "NoFreshRate"];
    const { start: policy } = this.#policy();
    const isLimited = limitRefusals(owner, undefined, usdCents, policy).length > 0;
    if (isLimited || isOwnerPaused(offer, owner, now, policy)) notes.push("LimitReached");
    const open = openAmounts(offer, undefined, { available: ownerAvailable, price, feeRate });
    if (!open.open) notes.push("LowBalance");
    return notes;
  }
}

const notesOfPauses: Readonly<Record<OfferPause, OwnerNote>> = {
  holiday: "OnHoliday",
  price_guard: "OutsidePriceGuard",
};

function moderationNotes(offer: Offer): OwnerNote[] {
  const { status, heldBy } = offer.moderation;
  if (isApproved(offer)) return [];
  if (heldBy !== undefined) return ["UnderReview"];
  if (status === moderationStatus.appealed) return ["Appealed"];
  return [status === moderationStatus.noAppeal ? "RejectedForGood" : "Rejected"];
}
