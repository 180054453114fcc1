import type { ReceivedFeedback } from "../../../application/ports/profile-store.ts";

/** A row of `feedback`, read by `receivedFeedbackColumns`. */
export interface ReceivedFeedbackRow {
  readonly author: string;
  readonly is_positive: boolean;
  readonly content: string;
  readonly at: Date;
  readonly reply: string | null;
  readonly payment_method: string;
  readonly currency: string;
}

/** Of `feedback` as `f` and its author's row of `trader` as `author`. */
export const receivedFeedbackColumns = `author.username AS author, f.is_positive, f.content, f.at,
  f.reply, f.payment_method, f.currency`;

export function receivedFeedbackOf(row: ReceivedFeedbackRow): ReceivedFeedback {
  return {
    author: row.author,
    type: row.is_positive ? "positive" : "negative",
    text: row.content,
    at: row.at.getTime(),
    reply: row.reply ?? undefined,
    paymentMethod: row.payment_method,
    currency: row.currency,
  };
}
