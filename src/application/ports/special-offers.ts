import type { Offer, SpecialTerms } from "../../domain/offer/offer.ts";

/** A special offer as its chat shows it. */
export interface SpecialOfferRecord {
  readonly offer: Offer & { readonly special: SpecialTerms };
  readonly isDeleted: boolean;
}

/** The special offers of chats. The caller has to check who may read which chat. */
export interface SpecialOffers {
  /** The newest ones, withdrawn ones among them. */
  inChat(chatId: string): Promise<readonly SpecialOfferRecord[]>;
}
