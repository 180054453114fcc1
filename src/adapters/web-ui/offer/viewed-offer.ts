import type { AssetCode } from "../../../domain/money/asset.ts";
import { visitorType } from "../../../domain/offer/offer.ts";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { assetOfCode } from "../design/amount-text.ts";
import type { OfferBounds } from "./amount-quote.ts";

/** What the visitor does with an offer. */
export function deedOf(offer: Pick<ViewedOffer, "offerType">): "buy" | "sell" {
  return visitorType(offer.offerType);
}

/** Whether something about the offer is shown once more before a trade starts. */
export function asksBeforeStart(offer: ViewedOffer): boolean {
  const { confirmations, termsWarning, isRiskyChargeback } = offer;
  return confirmations.length > 0 || termsWarning !== null || isRiskyChargeback;
}

/** The offer's asset. */
export function assetOf({ cryptoCurrencyCode: code }: ViewedOffer): AssetCode {
  return assetOfCode(code);
}

/** The parts of the offer that determine a quote. */
export function boundsOf(offer: ViewedOffer): OfferBounds {
  const yours = offer.mostForViewer?.fiat ?? null;
  return {
    asset: assetOf(offer),
    currency: offer.fiatCurrencyCode,
    price: offer.price,
    least: offer.fiatAmountRangeMin,
    most: yours ?? offer.fiatAmountRangeMax,
    isMostYours: yours !== null,
    named: offer.predefinedAmounts.filter(
      (each) => yours === null || Number(each) <= Number(yours),
    ),
    feePercent: offer.feePercent,
    feeDiscountPercent: offer.feeDiscountPercent,
    cashback:
      offer.cashbackPercent === null
        ? null
        : { percent: offer.cashbackPercent, most: offer.cashbackMaxValue },
  };
}
