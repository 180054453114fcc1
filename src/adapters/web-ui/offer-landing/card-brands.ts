import { useRead } from "../server/use-read.ts";

/** A brand of gift cards with how many offers trade it. */
export interface CardBrand {
  readonly slug: string;
  readonly name: string;
  /** Offers that give crypto for the card, and that give the card for crypto. */
  readonly forCrypto: number;
  readonly forCard: number;
}

/** Every brand, those with the most offers first; undefined until they are known. */
export function useCardBrands() {
  const read = useRead("listPaymentMethods", {});
  const brands = read.data?.data
    .filter(({ group }) => group === "gift-cards")
    .map(({ slug, name, sellQuantity, buyQuantity }): CardBrand => ({
      slug,
      name,
      forCrypto: sellQuantity,
      forCard: buyQuantity,
    }))
    .toSorted((one, other) => offersOf(other) - offersOf(one));
  return { ...read, brands };
}

export function offersOf({ forCrypto, forCard }: CardBrand): number {
  return forCrypto + forCard;
}
