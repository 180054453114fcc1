import { traderRequirementsOf } from "../../domain/offer/trader-requirements.ts";
import type { Offer, PaymentDetail } from "../../domain/offer/offer.ts";
import type { MarketQuote } from "../ports/market-prices.ts";
import type { TradeTerms } from "../ports/trade-terms.ts";

/** Where the seller is paid, whoever of the two that is. */
export interface SellersPlace {
  readonly ofTaker: readonly PaymentDetail[];
  readonly ofOwner: readonly PaymentDetail[];
  readonly savedAccountId?: string;
}

/** The offer as it is now accepted. */
export function acceptedTerms(
  offer: Offer,
  { ofTaker, ofOwner, savedAccountId }: SellersPlace,
  quote: MarketQuote | undefined,
): TradeTerms {
  const { pricing } = offer;
  const requirements = traderRequirementsOf(offer.gates);
  return {
    offerVersion: offer.version,
    paymentMethod: offer.paymentMethod,
    label: offer.label,
    terms: offer.terms,
    ...(offer.tradeDetails !== undefined && { tradeDetails: offer.tradeDetails }),
    tags: offer.tags,
    paymentDetails: offer.side === "sell" ? ofOwner : ofTaker,
    ...(savedAccountId !== undefined && { savedAccountId }),
    ...(requirements.length > 0 && { requirements }),
    rateSources: pricing.kind === "exchange" ? [pricing.source] : (quote?.sources ?? []),
    margin: pricing.kind === "margin" ? marginText(pricing.basisPoints) : null,
  };
}

function marginText(basisPoints: number): string {
  return (basisPoints / 100).toString();
}
