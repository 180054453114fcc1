import { fiatDigits, type Fiat, type FiatCode } from "../../domain/money/fiat.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { DollarPrices } from "../ports/market-prices.ts";
import type { SoughtAmounts } from "../ports/offer-store.ts";
import { amountOf, refuseWish, type OfferWish, type WishRefusal } from "./offer-wish.ts";

/**
 * The amounts that a wish asks of offers in a currency; `never` where none of its offers can fit:
 * without a named currency it cannot express the amount, or dollars cannot be converted into it.
 */
export function amountsAsked(
  wish: OfferWish,
  currency: FiatCode,
  prices: DollarPrices,
): Result<SoughtAmounts | "never", WishRefusal> {
  const asked = askedOf(wish, currency, prices);
  const least = amountOf("amount_range_min", wish.amountFrom, currency);
  const most = amountOf("amount_range_max", wish.amountTo, currency);
  for (const each of [asked, least, most]) {
    if (each.ok) continue;
    const isOther = wish.currency === undefined && each.refusal.reason === "amount_too_precise";
    return isOther ? accept("never") : each;
  }
  if (!asked.ok || !least.ok || !most.ok || asked.value === "never") return accept("never");
  if (least.value && most.value && least.value.minor > most.value.minor) {
    return refuseWish("amount_range_max", "not_a_range");
  }
  return accept({
    asked: asked.value,
    ...(least.value && { least: least.value }),
    ...(most.value && { most: most.value }),
  });
}

function askedOf(
  { fiat, isInDollars }: OfferWish,
  currency: FiatCode,
  prices: DollarPrices,
): Result<Fiat | undefined | "never", WishRefusal> {
  if (!isInDollars || currency === dollar) return amountOf("fiat-min", fiat, currency);
  const dollars = amountOf("fiat-min", fiat, dollar);
  if (!dollars.ok || !dollars.value) return dollars;
  return accept(prices.fiatOf(dollars.value.minor, currency) ?? "never");
}

const dollar: FiatCode = "USD";

/** How much of a currency is compared: with enough digits for every difference of prices. */
export function comparedOf(currency: FiatCode): Fiat {
  return { currency, minor: 10n ** BigInt(24 + fiatDigits(currency)) };
}
