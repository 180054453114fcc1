import { createHash, randomBytes } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import type {
  ChatStore,
  NewMessage,
  StoredMessage,
} from "../../../application/ports/chat-store.ts";
import type { CommandKey, KnownKey } from "../../../application/ports/commit.ts";
import { keepAnswer, takeKey } from "../commit/transaction-key.ts";

interface MessageRow {
  readonly seq: number;
  readonly author_id: string;
  readonly code_name: string | null;
  readonly content: string | null;
  readonly at: Date;
}

/** Chats in PostgreSQL. */
export class PostgresChatStore implements ChatStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  append(message: NewMessage, key?: CommandKey): Promise<number | KnownKey> {
    return this.#dataSource.transaction(async (transaction) => {
      const known = key && (await takeKey(transaction, key));
      if (known) return known;
      const seq = await write(transaction, message);
      if (key) await keepAnswer(transaction, key, String(seq));
      return seq;
    });
  }

  async list(
    tradeId: string,
    after: number | undefined,
    most: number,
  ): Promise<readonly StoredMessage[]> {
    // Without a cursor, the newest are wanted: found from the end, returned in order.
    const order = after === undefined ? "DESC" : "ASC";
    const rows = await this.#dataSource.query<MessageRow[]>(
      `SELECT m.seq, m.author_id, s.code_name, c.content, m.at FROM chat_message m
         LEFT JOIN staff s ON s.id = m.author_id AND m.author_kind = 'staff'
         LEFT JOIN chat_content c ON c.trade_id = m.trade_id AND c.seq = m.seq
        WHERE m.trade_id = $1 AND m.seq > $2 ORDER BY m.seq ${order} LIMIT $3`,
      [tradeId, after ?? 0, most],
    );
    return rows
      .map(({ seq, author_id, code_name, content, at }) => ({
        seq,
        authorId: author_id,
        codeName: code_name ?? undefined,
        text: content ?? "",
        at: at.getTime(),
      }))
      .toSorted((left, right) => left.seq - right.seq);
  }
}

async function write(transaction: EntityManager, message: NewMessage): Promise<number> {
  const { tradeId, authorId, text, recipients } = message;
  // The trade before its chat, in the order of `commit_changes`, which writes to chats for staff.
  await transaction.query(
    `INSERT INTO chat (trade_id) SELECT id FROM trade WHERE id = $1 FOR KEY SHARE
     ON CONFLICT DO NOTHING`,
    [tradeId],
  );
  // Writers wait for the chat's row: numbers have no gaps and no duplicates.
  const [[row]] = await transaction.query<[{ last_seq: number }[], number]>(
    "UPDATE chat SET last_seq = last_seq + 1 WHERE trade_id = $1 RETURNING last_seq",
    [tradeId],
  );
  const seq = row?.last_seq ?? 0;
  const salt = randomBytes(16);
  const hash = createHash("sha256").update(salt).update(text).digest();
  await transaction.query(
    `WITH message AS (
       INSERT INTO chat_message (trade_id, seq, author_id, content_hash, at)
       VALUES ($1, $2, $3, $4, clock_timestamp()) RETURNING at)
     INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
       SELECT 'chat', $1, $2, 'message', $5::text[], at FROM message`,
    [tradeId, seq, authorId, hash, recipients],
  );
  await transaction.query(
    "INSERT INTO chat_content (trade_id, seq, salt, content) VALUES ($1, $2, $3, $4)",
    [tradeId, seq, salt, text],
  );
  return seq;
}
