import type { LimitReason } from "../kyc/levels.ts";
import { unusedVolume } from "../kyc/unused-volume.ts";
import { fiatDigits, type Fiat } from "../money/fiat.ts";
import type { BaseUnits } from "../money/money.ts";
import type { Price } from "../money/price.ts";
import { amountsUpTo } from "../offer/offer-cap.ts";
import { newBuyerMost, type TakerFacts } from "../offer/offer-gates.ts";
import type { Offer, OfferAmounts } from "../offer/offer.ts";
import type { FeeRate } from "../trade/fee.ts";
import { fundable } from "./open-amounts.ts";
import type { Eligibility } from "./start-limits.ts";
import type { StartPolicy } from "./start-policy.ts";

/** The most that a taker can trade on an offer, where that is less than it accepts. */
export interface TakerMost {
  readonly fiat: Fiat;
  /** What keeps them from more, as a refusal of the start names it. */
  readonly by: LimitReason | "low_balance" | "new_buyer_trade_limit";
}

/** What decides how much of an offer a taker can take. */
interface TakerMeans {
  readonly eligibility: Eligibility;
  readonly available: BaseUnits;
  readonly price: Price;
  readonly feeRate: FeeRate;
  readonly known: Pick<TakerFacts, "hasTraded">;
  /** The value of an amount in US cents; undefined without a rate. */
  readonly usdCents: (fiat: Fiat) => bigint | undefined;
}

/**
 * The most that the limits of a taker and, if they sell, their balance allow; rounded down to whole
 * units of the currency. Undefined if they can take all that the offer accepts, or nothing of it:
 * then a refusal says why.
 */
export function takerMost(
  offer: Pick<Offer, "side" | "gates">,
  amounts: OfferAmounts,
  { eligibility, available, price, feeRate, known, usdCents }: TakerMeans,
  { levels }: StartPolicy,
): TakerMost | undefined {
  const unused = unusedVolume(eligibility, levels);
  const bounds: TakerMost[] = [];
  const allowed = unused && worthAtMost(unused.usdCents, largestAmount(amounts), usdCents);
  if (unused && allowed) bounds.push({ fiat: allowed, by: unused.by });
  if (offer.side === "buy") {
    bounds.push({ fiat: fundable(available, price, feeRate), by: "low_balance" });
  }
  const asNewBuyer = newBuyerMost(offer, known);
  if (asNewBuyer) bounds.push({ fiat: asNewBuyer, by: "new_buyer_trade_limit" });
  const [tightest] = bounds.toSorted((one, other) => Number(one.fiat.minor - other.fiat.minor));
  if (!tightest) return undefined;
  const most = { ...tightest, fiat: wholeUnits(tightest.fiat) };
  const left = amountsUpTo(amounts, most.fiat) ?? amountsUpTo(amounts, tightest.fiat);
  if (!left || isSame(left, amounts)) return undefined;
  return amountsUpTo(amounts, most.fiat) ? most : tightest;
}

/** The part of an amount that is worth no more than these US cents. */
function worthAtMost(
  most: bigint,
  whole: Fiat,
  usdCents: (fiat: Fiat) => bigint | undefined,
): Fiat | undefined {
  const worth = usdCents(whole);
  if (worth === undefined || worth <= most) return undefined;
  return { ...whole, minor: (whole.minor * most) / worth };
}

function largestAmount(amounts: OfferAmounts): Fiat {
  if (amounts.kind === "range") return amounts.max;
  return amounts.amounts.reduce((one, other) => (one.minor > other.minor ? one : other));
}

function wholeUnits({ currency, minor }: Fiat): Fiat {
  const unit = 10n ** BigInt(fiatDigits(currency));
  return { currency, minor: (minor / unit) * unit };
}

function isSame(one: OfferAmounts, other: OfferAmounts): boolean {
  if (one.kind === "range") return other.kind === "range" && one.max.minor === other.max.minor;
  return other.kind === "predefined" && one.amounts.length === other.amounts.length;
}
