import type { ReactNode } from "react";
import { Plural } from "@lingui/react/macro";

/** The most characters of a feedback and of a reply (the refusal `feedback_too_long`). */
const mostCharacters = 250;

/** Whether a feedback or a reply has more characters than it may have. */
export function isTooLong(text: string): boolean {
  return lengthOf(text) > mostCharacters;
}

/** How many characters are left. */
export function FeedbackLength({ text }: { text: string }): ReactNode {
  const left = Math.max(0, mostCharacters - lengthOf(text));
  return <Plural value={left} one="# character left" other="# characters left" />;
}

function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}
