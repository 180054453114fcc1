import type { EntityManager } from "typeorm";
import type { SupportState, SupportStanding } from "../../../domain/support/support-chat.ts";
import type { SupportMessageKind } from "../../../domain/support/support-message.ts";
import type { SupportTopic } from "../../../domain/support/support-topic.ts";
import type { CommandKey } from "../../../application/ports/commit.ts";

/** In it the person waits for an answer, and the queue says since when. */
const open: SupportState = "open";

/** What is written into a chat. */
interface NewEntry {
  readonly kind: SupportMessageKind;
  readonly isByPerson: boolean;
  readonly staffId: string | undefined;
  readonly text: string;
  readonly key?: CommandKey | undefined;
}

/** Gives a chat, which is locked, its new standing. */
export async function standAt(
  transaction: EntityManager,
  chatId: string,
  { state, workerId, topic }: SupportStanding & { readonly topic?: SupportTopic },
): Promise<void> {
  await transaction.query(
    `UPDATE support_chat SET state = $2, worker_id = $3, topic = coalesce($4, topic),
            waiting_since = CASE WHEN $2 = $5::text THEN coalesce(waiting_since, clock_timestamp()) END
      WHERE id = $1`,
    [chatId, state, workerId ?? null, topic ?? null, open],
  );
}

/**
 * Writes an entry with the event that tells the person, and returns its number; the chat is locked.
 * Who writes has read all before it.
 */
export async function writeEntry(
  transaction: EntityManager,
  chatId: string,
  { kind, isByPerson, staffId, text, key }: NewEntry,
): Promise<number> {
  const [row] = await transaction.query<{ seq: number }[]>(
    `WITH numbered AS (
       UPDATE support_chat
          SET last_seq = last_seq + 1, last_at = clock_timestamp(),
              person_read_seq = CASE WHEN $2 THEN last_seq + 1 ELSE person_read_seq END,
              staff_read_seq = CASE WHEN $2 THEN staff_read_seq ELSE last_seq + 1 END
        WHERE id = $1 RETURNING id, last_seq AS seq, last_at AS at, trader_id),
     told AS (
       INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
       SELECT 'support-chat', id, seq, $3, ARRAY[trader_id], at FROM numbered)
     INSERT INTO support_message (chat_id, seq, kind, by_person, staff_id, content, client_key, input_hash, at)
     SELECT id, seq, $3, $2, $4, nullif($5, ''), $6, $7, at FROM numbered RETURNING seq`,
    [chatId, isByPerson, kind, staffId ?? null, text, key?.key ?? null, key?.inputHash ?? null],
  );
  if (!row) throw new Error("A message to support was not stored");
  return row.seq;
}
