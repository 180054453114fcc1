import { accept, refuse, type Result } from "../result/result.ts";
import { containsContact, containsLink } from "../text/contact-marks.ts";
import { charactersOf, isReadable, plainText } from "../text/plain-text.ts";
import type { TextPolicy } from "../text/text-policy.ts";

/**
 * - `bio_too_long`, `bio_too_many_lines`: counted without surrounding whitespace; an emoji is one
 *   character.
 * - `bio_contains_contact_info`, `bio_contains_links`: people are reached here, not elsewhere.
 * - `bio_unreadable`: it has characters that cannot be displayed.
 */
export interface BioRefusal {
  readonly code:
    | "bio_too_long"
    | "bio_too_many_lines"
    | "bio_contains_contact_info"
    | "bio_contains_links"
    | "bio_unreadable";
}

/** Parses a trader's public bio; whitespace alone counts as no text. */
export function parseBio(
  typed: string,
  { mostBioCharacters, mostBioLines }: Pick<TextPolicy, "mostBioCharacters" | "mostBioLines">,
): Result<string, BioRefusal> {
  const text = plainText(typed);
  if (!isReadable(text)) return refuse({ code: "bio_unreadable" });
  if (charactersOf(text) > mostBioCharacters) return refuse({ code: "bio_too_long" });
  if (text.split("\n").length > mostBioLines) return refuse({ code: "bio_too_many_lines" });
  if (containsContact(text)) return refuse({ code: "bio_contains_contact_info" });
  if (containsLink(text)) return refuse({ code: "bio_contains_links" });
  return accept(text);
}
