import type { AssetCode } from "../money/asset.ts";
import type { FiatCode } from "../money/fiat.ts";
import type { Price } from "../money/price.ts";
import { bad, failuresOf, good, type Judged } from "./offer-failure.ts";
import type { Offer } from "./offer.ts";
import { pausedFor, withoutPause } from "./offer-pause.ts";
import { judgeOptionalPrice } from "./optional-price.ts";

/** Between which market prices of a coin an offer is on. At least one end is set. */
export interface PriceGuard {
  readonly least: Price | undefined;
  readonly most: Price | undefined;
  /** Whether the offer comes back with the market; else its owner turns it on again. */
  readonly comesBack: boolean;
}

/** As typed; both ends empty: no guard. */
export interface PriceGuardInput {
  readonly least: string;
  readonly most: string;
  readonly comesBack: boolean;
}

/** Checks the ends of the band, which are prices of one coin. */
export function judgePriceGuard(
  input: PriceGuardInput | undefined,
  asset: AssetCode,
  currency: FiatCode,
): Judged<PriceGuard | undefined> {
  if (!input || (input.least === "" && input.most === "")) return good(undefined);
  const least = judgeOptionalPrice("price_guard_min", input.least, asset, currency);
  const most = judgeOptionalPrice("price_guard_max", input.most, asset, currency);
  if (!least.ok || !most.ok) return bad(...failuresOf([least, most]));
  const isUpsideDown = least.value && most.value && least.value.scaled >= most.value.scaled;
  return isUpsideDown
    ? bad({ field: "price_guard_max", code: "below_minimum" })
    : good({ least: least.value, most: most.value, comesBack: input.comesBack });
}

/** Whether the market is outside the band; a market that nobody knows is not. */
export function isBeyondGuard(
  { guard }: { readonly guard?: PriceGuard | undefined },
  market: Price | undefined,
): boolean {
  return guard !== undefined && market !== undefined && isOutside(guard, market.scaled, 0n);
}

/** What becomes of an offer: its owner is told that it went off, or that it is back. */
interface GuardedOffer {
  readonly offer: Offer;
  readonly news: "guarded" | "guard_over" | undefined;
}

const whole = 10_000n;

/**
 * An offer after a look at the market: off outside the band, and back inside it. So that an offer does not
 * go on and off at an end of the band, the market has to be so far inside, in basis points of that end.
 */
export function guardOffer(
  offer: Offer,
  market: Price | undefined,
  returnBasisPoints: number,
): GuardedOffer {
  const { guard } = offer;
  const isOff = offer.pauses?.includes("price_guard") === true;
  const next = (change: Partial<Offer>) => ({ ...offer, ...change, version: offer.version + 1 });
  if (isOff && (!guard || isWellInside(guard, market, returnBasisPoints))) {
    const change = withoutPause(offer, "price_guard");
    return { offer: next(change), news: offer.active ? "guard_over" : undefined };
  }
  if (isOff || !guard || !offer.active || !isBeyondGuard(offer, market)) {
    return { offer, news: undefined };
  }
  const change = guard.comesBack ? pausedFor(offer, "price_guard") : { active: false };
  return { offer: next(change), news: "guarded" };
}

function isWellInside(guard: PriceGuard, market: Price | undefined, basisPoints: number): boolean {
  return market !== undefined && !isOutside(guard, market.scaled, BigInt(basisPoints));
}

/** A band that is narrower than both distances is only to be reached in its middle, so they are at most a tenth of it. */
function isOutside({ least, most }: PriceGuard, market: bigint, basisPoints: bigint): boolean {
  const inside = (end: Price) => {
    const far = (end.scaled * basisPoints) / whole;
    const tenth = least && most ? (most.scaled - least.scaled) / 10n : far;
    return basisPoints === 0n || far < tenth ? far : tenth;
  };
  return (
    (least !== undefined && market < least.scaled + inside(least)) ||
    (most !== undefined && market > most.scaled - inside(most))
  );
}
