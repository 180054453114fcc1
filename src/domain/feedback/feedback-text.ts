import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";
import type { TextPolicy } from "../text/text-policy.ts";

type Lengths = Pick<TextPolicy, "mostFeedbackCharacters">;

/**
 * - `feedback_too_long`
 * - `feedback_unreadable`: invalid characters, or a reply with nothing visible.
 */
export type FeedbackTextRefusal = { readonly code: "feedback_too_long" | "feedback_unreadable" };

type ParsedText = Result<string, FeedbackTextRefusal>;

/** The text as stored: composed, without surrounding whitespace; empty when nothing is visible. */
export function parseFeedbackText(typed: string, { mostFeedbackCharacters }: Lengths): ParsedText {
  const text = plainText(typed);
  if (!isReadable(text)) return refuse({ code: "feedback_unreadable" });
  if (!isVisible(text)) return accept("");
  if (charactersOf(text) > mostFeedbackCharacters) return refuse({ code: "feedback_too_long" });
  return accept(text);
}

/** The same for a reply, which must not be empty. */
export function parseReply(typed: string, lengths: Lengths): ParsedText {
  const text = parseFeedbackText(typed, lengths);
  return text.ok && text.value === "" ? refuse({ code: "feedback_unreadable" }) : text;
}
