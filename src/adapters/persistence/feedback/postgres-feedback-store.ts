import type { DataSource } from "typeorm";
import type { FeedbackStore } from "../../../application/ports/feedback-store.ts";
import type { Feedback } from "../../../domain/feedback/feedback.ts";

interface FeedbackRow {
  readonly author_id: string;
  readonly is_positive: boolean;
  readonly content: string;
  readonly at: Date;
  readonly reply: string | null;
}

/** Reads feedback in PostgreSQL. */
export class PostgresFeedbackStore implements FeedbackStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async ofTrade(tradeId: string): Promise<readonly Feedback[]> {
    const rows = await this.#dataSource.query<FeedbackRow[]>(
      "SELECT author_id, is_positive, content, at, reply FROM feedback WHERE trade_id = $1",
      [tradeId],
    );
    return rows.map(feedbackOf);
  }
}

function feedbackOf({ author_id, is_positive, content, at, reply }: FeedbackRow): Feedback {
  return {
    authorId: author_id,
    type: is_positive ? "positive" : "negative",
    text: content,
    at: at.getTime(),
    reply: reply ?? undefined,
  };
}
