import { randomBytes } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { answerOfKnown, knownOf, type CommandKey } from "../../../application/ports/commit.ts";
import type {
  PersonChat,
  PersonChats,
  PersonMessage,
} from "../../../application/ports/person-chats.ts";
import type { MessageCounts } from "../../../domain/messenger/person-chat.ts";
import { accept, type Result } from "../../../domain/result/result.ts";
import { attachmentsIn, type AttachmentRow } from "../attachment/attachment-columns.ts";
import { listChats } from "./chat-list.ts";
import { chatPairColumns, chatPairOf, type ChatPairRow } from "./chat-pair-row.ts";
import {
  chatPersonColumns,
  chatPersonOf,
  ownContact,
  type ChatPersonRow,
} from "./chat-person-row.ts";
import { personFilesOf } from "./person-file-columns.ts";

interface FoundRow extends ChatPersonRow, ChatPairRow {
  readonly id: string;
  readonly now: Date;
  readonly mine: number;
  readonly theirs: number;
}

type Message = Parameters<PersonChats["append"]>[0];

/** How many messages the reader `$1` wrote in the chat `c`, and how many the other did. */
const counts = `
  (SELECT count(*)::integer FROM person_message m WHERE m.chat_id = c.id AND m.author_id = $1) AS mine,
  (SELECT count(*)::integer FROM person_message m WHERE m.chat_id = c.id AND m.author_id <> $1) AS theirs`;

/** The files that the author `$1` stored for the chat `c`, and no message has. */
const waitingFiles = `ARRAY(SELECT f.id FROM person_file f
  WHERE f.chat_id = c.id AND f.author_id = $1 AND f.is_stored AND f.seq IS NULL) AS waiting`;

/** Chats between people, as rows. */
export class PostgresPersonChats implements PersonChats {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  list(readerId: string, wish: Parameters<PersonChats["list"]>[1]) {
    return listChats(this.#dataSource, readerId, wish);
  }

  async between(readerId: string, otherId: string) {
    const [row] = await this.#dataSource.query<(ChatPairRow & { chat_id: string | null })[]>(
      `SELECT (SELECT c.id FROM person_chat c WHERE c.first_id = least($1, $2)
                  AND c.second_id = greatest($1, $2)) AS chat_id, ${chatPairColumns}
         FROM trader me, trader other WHERE me.id = $1 AND other.id = $2`,
      [readerId, otherId],
    );
    return row && { chatId: row.chat_id ?? undefined, pair: chatPairOf(row) };
  }

  async open(id: string, startedBy: string, otherId: string): Promise<string> {
    const [row] = await this.#dataSource.query<{ id: string }[]>(
      `INSERT INTO person_chat AS known (id, first_id, second_id, started_by)
       VALUES ($1, least($2::text, $3::text), greatest($2::text, $3::text), $2)
       ON CONFLICT (first_id, second_id) DO UPDATE SET last_at = known.last_at RETURNING id`,
      [id, startedBy, otherId],
    );
    if (!row) throw new Error("A chat was neither opened nor found");
    return row.id;
  }

  async find(id: string, readerId: string): Promise<PersonChat | undefined> {
    const [row] = await this.#dataSource.query<FoundRow[]>(
      `SELECT c.id, clock_timestamp() AS now, ${counts}, ${chatPersonColumns}, ${chatPairColumns}
         FROM person_chat c
         JOIN trader me ON me.id = $1
         JOIN trader other
           ON other.id = CASE WHEN c.first_id = $1 THEN c.second_id ELSE c.first_id END
         ${ownContact}
        WHERE c.id = $2 AND $1 IN (c.first_id, c.second_id)`,
      [readerId, id],
    );
    return (
      row && {
        id: row.id,
        partner: chatPersonOf(row),
        pair: chatPairOf(row),
        counts: { mine: row.mine, theirs: row.theirs },
        now: row.now.getTime(),
      }
    );
  }

  async person(readerId: string, otherId: string) {
    const [row] = await this.#dataSource.query<(ChatPersonRow & { now: Date })[]>(
      `SELECT ${chatPersonColumns}, clock_timestamp() AS now FROM trader other ${ownContact}
        WHERE other.id = $2`,
      [readerId, otherId],
    );
    return row && { person: chatPersonOf(row), now: row.now.getTime() };
  }

  async messages(
    chatId: string,
    after: number | undefined,
    most: number,
  ): Promise<readonly PersonMessage[]> {
    // Without a cursor, the newest are wanted: found from the end, returned in order.
    const order = after === undefined ? "DESC" : "ASC";
    const rows = await this.#dataSource.query<
      {
        seq: number;
        author_id: string;
        content: string | null;
        offer_id: string | null;
        attachments: readonly AttachmentRow[] | null;
        at: Date;
      }[]
    >(
      `SELECT m.seq, m.author_id, c.content, m.offer_id, m.at, ${personFilesOf("m")} AS attachments
         FROM person_message m
         LEFT JOIN person_message_content c ON c.chat_id = m.chat_id AND c.seq = m.seq
        WHERE m.chat_id = $1 AND m.seq > $2 ORDER BY m.seq ${order} LIMIT $3`,
      [chatId, after ?? 0, most],
    );
    return rows
      .map((row) => ({
        seq: row.seq,
        authorId: row.author_id,
        text: row.content ?? "",
        offerId: row.offer_id ?? undefined,
        attachments: attachmentsIn(row.attachments),
        at: row.at.getTime(),
      }))
      .toSorted((left, right) => left.seq - right.seq);
  }

  append<Refused extends { readonly code: string }>(
    message: Message,
    judge: (counts: MessageCounts, waiting: readonly string[]) => Result<undefined, Refused>,
    key?: CommandKey,
  ): Promise<Result<number, Refused | { readonly code: "key_reused" }>> {
    return this.#dataSource.transaction(async (transaction) => {
      const { chatId, authorId } = message;
      await transaction.query("SELECT FROM person_chat WHERE id = $1 FOR UPDATE", [chatId]);
      const known = key && (await knownMessage(transaction, chatId, key));
      if (known) {
        const answer = answerOfKnown(known);
        return answer.ok ? accept(Number(answer.value)) : answer;
      }
      const [row] = await transaction.query<(MessageCounts & { waiting: readonly string[] })[]>(
        `SELECT ${counts}, ${waitingFiles} FROM person_chat c WHERE c.id = $2`,
        [authorId, chatId],
      );
      const judged = judge(row ?? { mine: 0, theirs: 0 }, row?.waiting ?? []);
      if (!judged.ok) return judged;
      return accept(await store(transaction, message, key));
    });
  }

  async markRead(chatId: string, readerId: string, seq: number): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO person_chat_read AS known (chat_id, reader_id, seq)
       SELECT id, $2, least($3::integer, last_seq) FROM person_chat WHERE id = $1
       ON CONFLICT (chat_id, reader_id) DO UPDATE SET seq = excluded.seq
        WHERE known.seq < excluded.seq`,
      [chatId, readerId, seq],
    );
  }
}

async function knownMessage(transaction: EntityManager, chatId: string, key: CommandKey) {
  const [row] = await transaction.query<{ seq: number; input_hash: string }[]>(
    `SELECT seq, input_hash FROM person_message
      WHERE chat_id = $1 AND author_id = $2 AND client_key = $3`,
    [chatId, key.actorId, key.key],
  );
  return row && knownOf(key, { inputHash: row.input_hash, answer: String(row.seq) });
}

/** Writes it with the event that tells both, and returns its number; the chat is locked. */
async function store(
  transaction: EntityManager,
  { chatId, authorId, text, offerId, attachmentIds = [] }: Message,
  key: CommandKey | undefined,
): Promise<number> {
  const salt = randomBytes(16);
  const [row] = await transaction.query<{ seq: number }[]>(
    `WITH numbered AS (
       UPDATE person_chat SET last_seq = last_seq + 1, last_at = clock_timestamp() WHERE id = $1
       RETURNING id, last_seq AS seq, last_at AS at, ARRAY[first_id, second_id] AS people),
     told AS (
       INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
       SELECT 'messenger', id, seq, 'message', people, at FROM numbered)
     INSERT INTO person_message
       (chat_id, seq, author_id, content_hash, client_key, input_hash, offer_id, at)
     SELECT id, seq, $2, sha256($3::bytea || convert_to($4, 'UTF8')), $5, $6, $7, at FROM numbered
     RETURNING seq`,
    [chatId, authorId, salt, text, key?.key ?? null, key?.inputHash ?? null, offerId ?? null],
  );
  if (!row) throw new Error("A message was not stored");
  await transaction.query(
    `INSERT INTO person_message_content (chat_id, seq, salt, content, at)
     SELECT chat_id, seq, $3, $4, at FROM person_message WHERE chat_id = $1 AND seq = $2`,
    [chatId, row.seq, salt, text],
  );
  if (attachmentIds.length > 0) {
    await transaction.query(
      "UPDATE person_file SET seq = $2 WHERE chat_id = $1 AND id = ANY ($3)",
      [chatId, row.seq, attachmentIds],
    );
  }
  return row.seq;
}
