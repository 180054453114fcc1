import type { Fiat } from "../money/fiat.ts";
import { smallestAmount } from "./offer-price.ts";
import type { OfferAmounts } from "./offer.ts";

/**
 * How much an offer may trade in all, and how much of that is used; in its currency (answers 71).
 */
export interface OfferCap {
  readonly amount: Fiat;
  /** By running trades: given back when they end without success. */
  readonly reserved: Fiat;
  /** By completed trades. */
  readonly used: Fiat;
}

/** What the offer may still trade. */
export function remainingOf({ amount, reserved, used }: OfferCap): Fiat {
  return { currency: amount.currency, minor: amount.minor - reserved.minor - used.minor };
}

/** The amounts that do not exceed the limit; undefined when none is left. */
export function amountsUpTo(amounts: OfferAmounts, most: Fiat): OfferAmounts | undefined {
  if (amounts.kind === "range") {
    if (amounts.min.minor > most.minor) return undefined;
    return amounts.max.minor <= most.minor ? amounts : { ...amounts, max: most };
  }
  const left = amounts.amounts.filter(({ minor }) => minor <= most.minor);
  return left.length === 0 ? undefined : { kind: "predefined", amounts: left };
}

/** What a cap says about an offer (decisions, Limits). */
interface CapState {
  readonly isReachedCap: boolean;
  /** What remains is less than the smallest amount: the offer cannot be traded. */
  readonly isCapLessThanMin: boolean;
}

export function capState(cap: OfferCap, amounts: OfferAmounts): CapState {
  const remaining = remainingOf(cap);
  return {
    isReachedCap: remaining.minor <= 0n,
    isCapLessThanMin: remaining.minor < smallestAmount(amounts).minor,
  };
}
