import { tabMemory } from "../../http/client/tab-memory.ts";
import type { QuotedConversion } from "./convert-review.tsx";

const memory = tabMemory("unanswered-conversion");

interface Unanswered {
  /** Another may sign in in the same tab. */
  readonly username: string | null;
  readonly quoted: QuotedConversion;
}

/** The quote that a user carried out last in this tab, if no clear answer came; also after a reload. */
export function unansweredConversion(username: string | null): QuotedConversion | undefined {
  const text = memory.read();
  const kept = text ? (JSON.parse(text) as Unanswered) : undefined;
  return kept?.username === username ? kept.quoted : undefined;
}

/** Remembers it before it is carried out, and forgets it with a clear answer. */
export function keepUnanswered(unanswered: Unanswered | undefined): void {
  memory.write(unanswered ? JSON.stringify(unanswered) : "");
}
