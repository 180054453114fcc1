import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, plainText } from "../text/plain-text.ts";

/** How many passkeys an account can have. */
export const mostPasskeys = 20;

/** How long a challenge can be answered, in seconds. */
export const passkeyChallengeSeconds = 300;

const mostNameCharacters = 60;

/** Parses the name that its owner gives a passkey. */
export function parsePasskeyName(
  typed: string,
): Result<string, { readonly code: "passkey_name_unusable" }> {
  const name = plainText(typed);
  const isUsable =
    name !== "" &&
    !name.includes("\n") &&
    isReadable(name) &&
    charactersOf(name) <= mostNameCharacters;
  return isUsable ? accept(name) : refuse({ code: "passkey_name_unusable" });
}

/**
 * Whether a counter may follow the last one. One that stands still or goes back means that the
 * passkey was copied; authenticators that sync their passkeys always send zero.
 */
export function isCounterAhead(last: number, sent: number): boolean {
  return sent > last || (sent === 0 && last === 0);
}
