import { accept, refuse, type Result } from "../result/result.ts";
import { isReservedName } from "./reserved-names.ts";
import type { UsernamePolicy } from "./account-policy.ts";
import { usernameSkeleton } from "./username-skeleton.ts";

/** A name that a trader may have. */
export interface Username {
  /** As it was typed; others see it so. */
  readonly text: string;
  /** What two names that look alike have in common: no two traders may share it. */
  readonly skeleton: string;
}

/**
 * - `username_invalid`: too short, too long, or of other signs than ASCII letters, digits and `_`.
 * - `username_reserved`: it sounds like staff or like the marketplace, or it is a word of an address.
 */
export interface UsernameRefusal {
  readonly code: "username_invalid" | "username_reserved";
}

/** Reads a name that somebody wants to have (decisions, People and roles). */
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
