import type { Letter } from "../../domain/notice/letter.ts";
import type { Outlet, OutletNews } from "../../domain/notice/outlet.ts";
import type { PhoneNotice } from "../../domain/notice/phone-notice.ts";
import type { ClaimedDelivery } from "./delivery-store.ts";

/** A letter and where it goes. */
export interface AddressedLetter {
  readonly to: string;
  readonly letter: Letter;
}

/** What is told to a phone, and its number (E.164). */
export interface AddressedToPhone {
  readonly to: string;
  readonly notice: PhoneNotice;
}

/**
 * Writes the letter of a delivery from what is true now. Undefined if it is not to be sent any more: what
 * it would tell has changed, or its reader may no longer know.
 */
export interface LetterWriter {
  write(delivery: ClaimedDelivery): Promise<AddressedLetter | undefined>;
}

/** News, and the browser or chat they go to. */
export interface AddressedNews {
  readonly outlet: Outlet;
  readonly news: OutletNews;
}

/** A code, and the browser or chat it goes to. */
export interface AddressedCode {
  readonly outlet: Outlet;
  readonly code: Extract<PhoneNotice, { readonly kind: "factor_code" }>;
}

/** Writes what a delivery tells, as a letter, for a phone, or for a browser or chat. */
export interface DeliveryWriter {
  write(
    delivery: ClaimedDelivery,
  ): Promise<AddressedLetter | AddressedToPhone | AddressedNews | AddressedCode | undefined>;
}
