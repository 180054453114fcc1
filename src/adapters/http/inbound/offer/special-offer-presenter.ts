import type { SpecialOfferRecord } from "../../../../application/ports/special-offers.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import { priceOf } from "../../../../domain/offer/offer-price.ts";
import { specialState } from "../../../../domain/offer/special-offer.ts";
import type { Instant } from "../../../../domain/trade/trade.ts";
import type { SpecialOfferView } from "../../contract/offer/special-offer.ts";
import { amountsView, priceText } from "./offer-presenter.ts";

/** A special offer for one of the two people of its chat. */
export function specialOfferOf(
  { offer, isDeleted }: SpecialOfferRecord,
  readerId: string,
  now: Instant,
): SpecialOfferView {
  return {
    idHashed: offer.id,
    isMine: offer.ownerId === readerId,
    offerType: offer.side,
    cryptoCurrencyCode: offer.asset,
    fiatCurrencyCode: offer.currency,
    paymentMethodSlug: offer.paymentMethod,
    paymentMethodName: findPaymentMethod(offer.paymentMethod)?.name ?? offer.paymentMethod,
    price: priceText(priceOf(offer, undefined)),
    ...amountsView(offer.amounts),
    expiresAt: new Date(offer.special.until).toISOString(),
    state: specialState(offer, { isDeleted, now }),
  };
}
