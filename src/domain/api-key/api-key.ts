import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";

/**
 * What a program with the key may do.
 *
 * - `read`: offers, trades, messages and balances.
 * - `manage`: also change and switch offers, write messages, and mark what was paid.
 *
 * Neither moves coins, changes the account, or says where somebody is paid.
 */
export const apiKeyScopes = ["read", "manage"] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** For how many days a key can be made. */
export const apiKeyDays = [30, 90, 365] as const;
export type ApiKeyDays = (typeof apiKeyDays)[number];

/** How many keys an account can have at a time. */
export const mostApiKeys = 10;

/** The use of a key is noted again after so many seconds. */
export const apiKeyUseSeconds = 60;

/** The text that a program sends begins so: whoever finds one knows what it is. */
export const apiKeyPrefix = "phk_";

const mostLabelCharacters = 40;

/** Parses the name that its owner gives a key. */
export function parseApiKeyLabel(
  typed: string,
): Result<string, { readonly code: "api_key_label_unusable" }> {
  const label = plainText(typed);
  const isUsable =
    label !== "" &&
    !label.includes("\n") &&
    isReadable(label) &&
    isVisible(label) &&
    charactersOf(label) <= mostLabelCharacters;
  return isUsable ? accept(label) : refuse({ code: "api_key_label_unusable" });
}
