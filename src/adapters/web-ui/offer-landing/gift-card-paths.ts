/** Offers for gift cards, by brand. */
export const giftCardStorePath = "/gift-card-store";
export const giftCardSearchPath = `${giftCardStorePath}/search`;
