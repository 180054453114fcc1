import type { AssetCode } from "../money/asset.ts";
import { parseFiat, type Fiat, type FiatCode } from "../money/fiat.ts";
import { parsePrice } from "../money/price.ts";
import { parseBasisPoints } from "./basis-points.ts";
import { judgeExchangePricing, type ExchangePricingInput } from "./exchange-pricing.ts";
import type { OfferAmounts, Pricing } from "./offer.ts";
import { bad, failuresOf, good, type Judged, type OfferField } from "./offer-failure.ts";
import type { Bounds, OfferPolicy } from "./offer-policy.ts";

/** A price as typed: a margin in percent ("-1.5"), the price of one coin ("64000"), or an exchange. */
export type PricingInput =
  | { readonly kind: "margin"; readonly percent: string }
  | { readonly kind: "fixed"; readonly price: string }
  | ExchangePricingInput;

/** Amounts as typed, in the currency's unit ("25.00"). */
export type AmountsInput =
  | { readonly kind: "range"; readonly min: string; readonly max: string }
  | { readonly kind: "predefined"; readonly amounts: readonly string[] };

export function judgePricing(
  input: PricingInput,
  asset: AssetCode,
  currency: FiatCode,
  bounds: Bounds,
): Judged<Pricing> {
  if (input.kind === "fixed") {
    const price = parsePrice(asset, currency, input.price);
    return price.ok
      ? good({ kind: "fixed", price: price.value })
      : bad({ field: "fixed_price", code: "not_a_number" });
  }
  if (input.kind === "exchange") return judgeExchangePricing(input, asset, currency, bounds);
  const basisPoints = parseBasisPoints(input.percent);
  if (basisPoints === undefined) return bad({ field: "margin", code: "not_a_number" });
  return basisPoints >= bounds.least && basisPoints <= bounds.most
    ? good({ kind: "margin", basisPoints })
    : bad({ field: "margin", code: "out_of_bounds", bounds });
}

/** The amounts with the currency's digits; a list is sorted. */
export function judgeAmounts(
  input: AmountsInput,
  currency: FiatCode,
  policy: OfferPolicy,
): Judged<OfferAmounts> {
  return input.kind === "range"
    ? judgeRange(input.min, input.max, currency)
    : judgeList(input.amounts, currency, policy.predefinedAmounts);
}

function judgeRange(minText: string, maxText: string, currency: FiatCode): Judged<OfferAmounts> {
  const min = judgeFiat("range_min", minText, currency);
  const max = judgeFiat("range_max", maxText, currency);
  if (!min.ok || !max.ok) return bad(...failuresOf([min, max]));
  return min.value.minor <= max.value.minor
    ? good({ kind: "range", min: min.value, max: max.value })
    : bad({ field: "range_max", code: "below_minimum" });
}

function judgeList(
  texts: readonly string[],
  currency: FiatCode,
  most: number,
): Judged<OfferAmounts> {
  const field = "predefined_amounts";
  if (texts.length === 0) return bad({ field, code: "missing" });
  if (texts.length > most) return bad({ field, code: "too_many", most });
  const judged = texts.map((text) => judgeFiat(field, text, currency));
  const failures = failuresOf(judged);
  if (failures.length > 0) return bad(...failures);
  const amounts = judged
    .flatMap((each) => (each.ok ? [each.value] : []))
    .toSorted((one, other) => (one.minor < other.minor ? -1 : 1));
  const isRepeated = new Set(amounts.map(({ minor }) => minor)).size < amounts.length;
  return isRepeated ? bad({ field, code: "repeated" }) : good({ kind: "predefined", amounts });
}

function judgeFiat(field: OfferField, text: string, currency: FiatCode): Judged<Fiat> {
  const fiat = parseFiat(currency, text);
  if (fiat.ok) return fiat.value.minor > 0n ? fiat : bad({ field, code: "not_positive" });
  return fiat.refusal.code === "amount_too_precise"
    ? bad({ field, code: "too_precise", digits: fiat.refusal.digits })
    : bad({ field, code: "not_a_number" });
}

/** The payment window in seconds. */
export function judgeWindow(minutesText: string, bounds: Bounds): Judged<number> {
  const field = "window_minutes";
  if (!/^\d{1,6}$/.test(minutesText)) return bad({ field, code: "not_a_number" });
  const minutes = Number(minutesText);
  return minutes >= bounds.least && minutes <= bounds.most
    ? good(minutes * 60)
    : bad({ field, code: "out_of_bounds", bounds });
}
