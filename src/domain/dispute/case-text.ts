import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";

/**
 * What is written about a trade, apart from the chat. Notes are for staff only; the code of a gift card is
 * encrypted, and read in its own way.
 */
const caseTextKinds = [
  "payer_name",
  "card_info",
  "card_code",
  "reason",
  "request",
  "verdict",
  "no_evidence",
  "appeal",
  "hearing",
  "chargeback",
  "answer",
  "note",
] as const;
export type CaseTextKind = (typeof caseTextKinds)[number];

/**
 * - `text_too_short`
 * - `text_too_long`
 * - `text_unreadable`: invalid characters.
 */
export interface CaseTextRefusal {
  readonly code: "text_too_short" | "text_too_long" | "text_unreadable";
}

/** A text as stored, with a minimum and a maximum number of characters. */
export function parseCaseText(
  typed: string,
  fewest: number,
  most: number,
): Result<string, CaseTextRefusal> {
  const text = plainText(typed);
  if (!isReadable(text)) return refuse({ code: "text_unreadable" });
  const length = isVisible(text) ? charactersOf(text) : 0;
  if (length < fewest) return refuse({ code: "text_too_short" });
  return length > most ? refuse({ code: "text_too_long" }) : accept(text);
}

/** The detail of a verdict's text that waits for a second person: nobody else has read it yet. */
export const awaitsSecond = { step: "awaits_second" } as const;

/** The fields of a text that decide who may read it. */
interface ReadableText {
  readonly kind: CaseTextKind;
  readonly detail: Readonly<Record<string, string>>;
}

/** Whether the parties may read a text: never notes, and a verdict only once it stands. */
export function isForParties({ kind, detail }: ReadableText): boolean {
  return kind !== "note" && kind !== "card_code" && detail["step"] !== awaitsSecond.step;
}
