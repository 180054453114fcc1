import type { ReactNode } from "react";
import { Plural } from "@lingui/react/macro";

/** Whether feedback or a reply is too long (the refusal `feedback_too_long`). */
export function isTooLong(text: string, most: number): boolean {
  return lengthOf(text) > most;
}

/** How many characters remain. */
export function FeedbackLength({ text, most }: { text: string; most: number }): ReactNode {
  const left = Math.max(0, most - lengthOf(text));
  return <Plural value={left} one="# character left" other="# characters left" />;
}

function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}
