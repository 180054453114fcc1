import { accept, refuse, type Result } from "../result/result.ts";

/** Why nothing is sent to an address. */
export const blockedCategories = ["sanctions", "theft", "scam", "other"] as const;
export type BlockedCategory = (typeof blockedCategories)[number];

/** What somebody knows against an address. */
export interface Identification {
  /** A word of whoever knows it: for our own list, one of `blockedCategories`. */
  readonly category: string;
  /** Whose it is, or where it is listed. */
  readonly name: string;
}

/** `address_unknown`: no chain that is used here has addresses like it. */
export interface BlockedAddressRefusal {
  readonly code: "address_unknown";
}

const upperOrLower = /^(?:(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{6,87}|0x[0-9a-f]{40})$/i;
const asWritten = /^[123mn][1-9A-HJ-NP-Za-km-z]{25,39}$/;

/**
 * The one spelling under which an address is compared. What is written in either case (BIP173, EIP-55)
 * is lower case in it; a spelling with mixed case hides no address from the list.
 */
export function screenedSpelling(address: string): string {
  const text = address.trim();
  return upperOrLower.test(text) ? text.toLowerCase() : text;
}

/** An address that staff type, in that spelling. Its checksum is not asked for: other networks' count, too. */
export function parseBlockedAddress(typed: string): Result<string, BlockedAddressRefusal> {
  const text = typed.trim();
  if (!upperOrLower.test(text) && !asWritten.test(text)) return refuse({ code: "address_unknown" });
  return accept(screenedSpelling(text));
}
