import type { DataSource, EntityManager } from "typeorm";
import type { Commit, CommitOutcome } from "../../../application/ports/commit.ts";
import type {
  FeedbackStore,
  FeedbackToKeep,
  ReplyToKeep,
} from "../../../application/ports/feedback-store.ts";
import type { Feedback } from "../../../domain/feedback/feedback.ts";
import { carryOutCommits } from "../commit/carry-out-commits.ts";

interface FeedbackRow {
  readonly author_id: string;
  readonly is_positive: boolean;
  readonly content: string;
  readonly at: Date;
  readonly reply: string | null;
}

/** The number of the next event in the feedback of the trade `$1`, whose row is locked. */
const nextSeq = "(SELECT coalesce(max(f.seq), 0) + 1 FROM feedback f WHERE f.trade_id = $1)";

/**
 * Feedback in PostgreSQL. The commit is carried out in the transaction that stores the feedback, so
 * a trade never says that there is feedback while there is none. Locks follow the order of
 * `commit_changes`: key, trade, and then the one trader who is counted.
 */
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

  keep(feedback: FeedbackToKeep, commit: Commit): Promise<CommitOutcome> {
    return this.#together(commit, async (transaction) => {
      await lock(transaction, "trade", feedback.tradeId);
      await lock(transaction, "trader", feedback.subjectId);
      await write(transaction, feedback);
      await countAnew(transaction, feedback.subjectId);
    });
  }

  keepReply(reply: ReplyToKeep, commit: Commit): Promise<CommitOutcome> {
    return this.#together(commit, async (transaction) => {
      await lock(transaction, "trade", reply.tradeId);
      await writeReply(transaction, reply);
    });
  }

  async #together(
    commit: Commit,
    keep: (transaction: EntityManager) => Promise<void>,
  ): Promise<CommitOutcome> {
    try {
      return await this.#dataSource.transaction(async (transaction) => {
        const outcome = await carryOut(transaction, commit);
        if (outcome.outcome === "applied") await keep(transaction);
        return outcome;
      });
    } catch (error) {
      if (error instanceof ReplyCameFirst) return { outcome: "conflict", over: "version" };
      throw error;
    }
  }
}

/** Another reply was stored since the decision: neither this one nor its key may stay. */
class ReplyCameFirst extends Error {}

async function carryOut(transaction: EntityManager, commit: Commit): Promise<CommitOutcome> {
  const [outcome] = await carryOutCommits(transaction, [commit], undefined);
  if (!outcome) throw new Error("The database answered less than it was asked");
  return outcome;
}

/** In a separate statement: what the last holder wrote is seen only by the next statement. */
async function lock(
  transaction: EntityManager,
  table: "trade" | "trader",
  id: string,
): Promise<void> {
  await transaction.query(`SELECT FROM ${table} WHERE id = $1 FOR NO KEY UPDATE`, [id]);
}

async function write(
  transaction: EntityManager,
  { tradeId, authorId, subjectId, type, text }: FeedbackToKeep,
): Promise<void> {
  await transaction.query(
    `WITH given AS (
       INSERT INTO feedback (trade_id, author_id, subject_id, payment_method, currency,
                             is_positive, content, at, seq)
         SELECT t.id, $2::text, $3::text, m.terms ->> 'paymentMethod', t.currency,
                $4::boolean, $5::text, clock_timestamp(), ${nextSeq}
           FROM trade t JOIN trade_terms m ON m.trade_id = t.id WHERE t.id = $1
       ON CONFLICT (trade_id, author_id) DO UPDATE SET
         is_positive = excluded.is_positive, content = excluded.content,
         at = excluded.at, seq = excluded.seq
       RETURNING seq, at)
     INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
       SELECT 'feedback', $1::text, seq, 'given', ARRAY[$2, $3]::text[], at FROM given`,
    [tradeId, authorId, subjectId, type === "positive", text],
  );
}

/** Of one partner's feedback by the same method in the same currency, the last counts. */
async function countAnew(transaction: EntityManager, traderId: string): Promise<void> {
  await transaction.query(
    `UPDATE trader SET feedback_positive = counted.positive, feedback_negative = counted.negative
       FROM (SELECT count(*) FILTER (WHERE is_positive) AS positive,
                    count(*) FILTER (WHERE NOT is_positive) AS negative
               FROM (SELECT DISTINCT ON (author_id, payment_method, currency) is_positive
                       FROM feedback WHERE subject_id = $1
                      ORDER BY author_id, payment_method, currency, at DESC, trade_id) latest
            ) counted
      WHERE id = $1`,
    [traderId],
  );
}

async function writeReply(
  transaction: EntityManager,
  { tradeId, authorId, subjectId, text }: ReplyToKeep,
): Promise<void> {
  const told = await transaction.query<unknown[]>(
    `WITH replied AS (
       UPDATE feedback SET reply = $4, seq = ${nextSeq}
        WHERE trade_id = $1 AND author_id = $2 AND reply IS NULL RETURNING seq)
     INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
       SELECT 'feedback', $1::text, seq, 'replied', ARRAY[$2, $3]::text[], clock_timestamp() FROM replied
     RETURNING id`,
    [tradeId, authorId, subjectId, text],
  );
  if (told.length === 0) throw new ReplyCameFirst();
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
