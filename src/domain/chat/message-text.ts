import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";
import type { TextPolicy } from "../text/text-policy.ts";

/**
 * - `message_empty`: nothing visible.
 * - `message_too_long`
 * - `message_unreadable`: invalid characters.
 */
export type MessageRefusal = {
  readonly code: "message_empty" | "message_too_long" | "message_unreadable";
};

/** A message as stored (answers 13). */
export function parseMessage(
  typed: string,
  { mostMessageCharacters }: Pick<TextPolicy, "mostMessageCharacters">,
): Result<string, MessageRefusal> {
  const text = plainText(typed);
  if (!isReadable(text)) return refuse({ code: "message_unreadable" });
  if (!isVisible(text)) return refuse({ code: "message_empty" });
  if (charactersOf(text) > mostMessageCharacters) return refuse({ code: "message_too_long" });
  return accept(text);
}
