import type { AttemptLimit } from "../account/account-policy.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";

/** What a trader wishes the marketplace did. */
export type FeatureRequestText = string & { readonly __brand: "FeatureRequestText" };

/** The most characters of a request (answers, 114). */
export const mostRequestCharacters = 1_000;

/** How many requests a trader may send (answers, 114). */
export const featureRequestLimit: AttemptLimit = { most: 5, windowSeconds: 24 * 3_600 };

/**
 * - `text_length`: nothing in it is visible, or it is longer than {@link mostRequestCharacters}.
 * - `text_unreadable`: it has characters that cannot be displayed.
 */
export interface FeatureRequestRefusal {
  readonly code: "text_length" | "text_unreadable";
}

/** A request as stored, or an answer to one. */
export function parseFeatureRequest(
  typed: string,
): Result<FeatureRequestText, FeatureRequestRefusal> {
  const text = plainText(typed);
  if (!isReadable(text)) return refuse({ code: "text_unreadable" });
  const isFitting = isVisible(text) && charactersOf(text) <= mostRequestCharacters;
  return isFitting ? accept(text as FeatureRequestText) : refuse({ code: "text_length" });
}
