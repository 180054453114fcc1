import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";
import type { RealAsset } from "../money/asset.ts";
import type { SendPolicy } from "./send-policy.ts";
import type { SendTarget } from "./send.ts";

/** An address where somebody sends a coin, under a name of theirs. Times in milliseconds since the epoch. */
export interface SavedAddress {
  readonly id: string;
  readonly asset: RealAsset;
  /** In the one spelling that we store and compare. */
  readonly address: string;
  readonly name: string;
  readonly savedAt: number;
}

/** How many addresses a book holds. */
export const mostSavedAddresses = 100;

const mostNameCharacters = 60;

/** Whether somebody sends to saved addresses only. `offFrom`: switched off, and when that begins to hold. */
export interface OnlySaved {
  readonly isOn: boolean;
  readonly offFrom: number | undefined;
}

/** What the book says about a recipient. `savedAt` is undefined where it is not in the book. */
export interface BookFacts {
  readonly isOnlySaved: boolean;
  readonly savedAt: number | undefined;
}

/**
 * Why a book lets nothing go to a recipient.
 *
 * - `only_saved_addresses`: it is a person, an invoice, or an address that is not in the book.
 * - `saved_address_too_new`: it was saved so lately that whoever else did so could still be found out.
 */
export type BookObstacle = "only_saved_addresses" | "saved_address_too_new";

/** Parses the name that its owner gives an address. */
export function parseAddressName(
  typed: string,
): Result<string, { readonly code: "address_name_unusable" }> {
  const name = plainText(typed);
  const isUsable =
    name !== "" &&
    !name.includes("\n") &&
    isReadable(name) &&
    isVisible(name) &&
    charactersOf(name) <= mostNameCharacters;
  return isUsable ? accept(name) : refuse({ code: "address_name_unusable" });
}

/** Whether only saved addresses count at the moment: until it is off, it is on. */
export function holdsOnlySaved({ isOn, offFrom }: OnlySaved, now: number): boolean {
  return isOn && (offFrom === undefined || now < offFrom);
}

/** From when an address may be sent to while only saved ones count. */
export function usableFrom(
  { savedAt }: Pick<SavedAddress, "savedAt">,
  { savedAddressWait }: Pick<SendPolicy, "savedAddressWait">,
): number {
  return savedAt + savedAddressWait * 1_000;
}

/** What the sender's book has against a recipient; undefined where nothing. */
export function bookObstacle(
  { kind }: Pick<SendTarget, "kind">,
  { isOnlySaved, savedAt }: BookFacts,
  now: number,
  policy: Pick<SendPolicy, "savedAddressWait">,
): BookObstacle | undefined {
  if (!isOnlySaved) return undefined;
  if (kind !== "address" || savedAt === undefined) return "only_saved_addresses";
  return now < usableFrom({ savedAt }, policy) ? "saved_address_too_new" : undefined;
}
