import { accept, refuse, type Result } from "../result/result.ts";
import { isReservedName } from "./reserved-names.ts";
import type { UsernamePolicy } from "./account-policy.ts";
import { usernameSkeleton } from "./username-skeleton.ts";

/** A name that a trader may have. */
export interface Username {
  /** As typed; others see it this way. */
  readonly text: string;
  /** What two look-alike names have in common: no two traders may share it. */
  readonly skeleton: string;
}

/**
 * - `username_invalid`: too short, too long, or with characters other than ASCII letters, digits
 *   and `_`.
 * - `username_reserved`: it sounds like staff or the marketplace, or it is a word in an address.
 */
export interface UsernameRefusal {
  readonly code: "username_invalid" | "username_reserved";
}

/** Parses a name that someone wants to have (decisions, People and roles). */
export function parseUsername(
  text: string,
  brandName: string,
  { fewestCharacters, mostCharacters }: UsernamePolicy,
): Result<Username, UsernameRefusal> {
  const isOfRightLength = text.length >= fewestCharacters && text.length <= mostCharacters;
  if (!isOfRightLength || !/^[A-Za-z0-9_]+$/.test(text)) {
    return refuse({ code: "username_invalid" });
  }
  if (isReservedName(text, brandName)) return refuse({ code: "username_reserved" });
  return accept({ text, skeleton: usernameSkeleton(text) });
}
