import type { ReactNode } from "react";
import { Plural } from "@lingui/react/macro";

/**
 * The maximum number of characters of feedback and of a reply (the refusal `feedback_too_long`).
 */
const mostCharacters = 250;

/** Whether feedback or a reply is too long. */
export function isTooLong(text: string): boolean {
  return lengthOf(text) > mostCharacters;
}

/** How many characters remain. */
export function FeedbackLength({ text }: { text: string }): ReactNode {
  const left = Math.max(0, mostCharacters - lengthOf(text));
  return <Plural value={left} one="# character left" other="# characters left" />;
}

function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}
