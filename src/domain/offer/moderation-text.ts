import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";
import type { ModerationPolicy } from "./moderation.ts";

/** What limits the texts of moderation. */
type ModerationLengths = Pick<ModerationPolicy, "fewestCharacters" | "mostCharacters">;

/** - `text_unreadable`: it has characters that cannot be displayed. */
export interface ModerationTextRefusal {
  readonly code: "text_too_short" | "text_too_long" | "text_unreadable";
}

/** A reason or an appeal as stored: it must not be empty. */
export function parseModerationText(
  typed: string,
  { fewestCharacters, mostCharacters }: ModerationLengths,
): Result<string, ModerationTextRefusal> {
  const text = plainText(typed);
  if (!isReadable(text)) return refuse({ code: "text_unreadable" });
  const length = isVisible(text) ? charactersOf(text) : 0;
  if (length < fewestCharacters) return refuse({ code: "text_too_short" });
  return length > mostCharacters ? refuse({ code: "text_too_long" }) : accept(text);
}

/** The text of a report as stored; it may be empty if the reason says enough. */
export function parseReportText(
  reason: string,
  typed: string,
  policy: ModerationLengths,
): Result<string, ModerationTextRefusal> {
  if (reason === "other") return parseModerationText(typed, policy);
  if (plainText(typed) === "") return accept("");
  return parseModerationText(typed, { ...policy, fewestCharacters: 1 });
}
