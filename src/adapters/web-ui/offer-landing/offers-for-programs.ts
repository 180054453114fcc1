import type { OfferCard } from "../../http/contract/offer/offer-views.ts";

/** A list of offers by schema.org. */
export function offersForPrograms(offers: readonly OfferCard[]): object {
  return {
    "@type": "ItemList",
    numberOfItems: offers.length,
    itemListElement: offers.map((offer, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "Offer",
        url: `/offer/${offer.idHashed}`,
        name: `${offer.cryptoCurrencyCode}, ${offer.paymentMethodName}`,
        priceCurrency: offer.fiatCurrencyCode,
        ...(offer.price !== null && { price: offer.price }),
        seller: { "@type": "Person", name: offer.owner.username },
      },
    })),
  };
}
