import type { Instant } from "../trade/trade.ts";

export type FeedbackType = "positive" | "negative";

/** What one party of a completed trade says about the other (decisions, People and roles). */
export interface Feedback {
  readonly authorId: string;
  readonly type: FeedbackType;
  /** May be empty. */
  readonly text: string;
  /** When it was given or last changed. */
  readonly at: Instant;
  /** The other side's reply, given once. */
  readonly reply: string | undefined;
}
