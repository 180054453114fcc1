import type { DataSource, EntityManager } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import { answerOfKnown, knownOf, type CommandKey } from "../../../application/ports/commit.ts";
import type {
  LockedSupportChat,
  OwnSupportChat,
  StaffSupportChat,
  SupportChats,
  SupportMessage,
} from "../../../application/ports/support-chats.ts";
import { accept, refuse, type Result } from "../../../domain/result/result.ts";
import type { SupportStanding, SupportState } from "../../../domain/support/support-chat.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { beginningWith } from "../people/postgres-people-views.ts";
import { foldedColumn } from "../account/folded-column.ts";
import {
  lockedChatOf,
  lockedColumns,
  selectSupportChats,
  supportChatOf,
  type LockedRow,
  type SupportChatRow,
} from "./support-chat-row.ts";
import {
  selectSupportMessages,
  supportMessageOf,
  type SupportMessageRow,
} from "./support-message-row.ts";
import { standAt, writeEntry } from "./write-support-entry.ts";

type Become = Parameters<SupportChats["write"]>[1];
type Acting = Parameters<SupportChats["act"]>[3];

/** The chats of people with support, as rows. */
export class PostgresSupportChats implements SupportChats {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async ofPerson(traderId: string): Promise<OwnSupportChat | undefined> {
    const [row] = await this.#dataSource.query<
      (Pick<SupportChatRow, "id" | "state" | "topic"> & { code_name: string | null })[]
    >(
      `SELECT c.id, c.state, c.topic, s.code_name
         FROM support_chat c LEFT JOIN staff s ON s.id = c.worker_id WHERE c.trader_id = $1`,
      [traderId],
    );
    return (
      row && {
        id: row.id,
        state: row.state,
        topic: row.topic,
        workerName: row.code_name ?? undefined,
      }
    );
  }

  async messages(
    chatId: string,
    after: number | undefined,
    most: number,
  ): Promise<readonly SupportMessage[]> {
    // Without a cursor, the newest are wanted: found from the end, returned in order.
    const order = after === undefined ? "DESC" : "ASC";
    const rows = await this.#dataSource.query<SupportMessageRow[]>(
      `${selectSupportMessages} ORDER BY m.seq ${order} LIMIT $3`,
      [chatId, after ?? 0, most],
    );
    return rows.map(supportMessageOf).toSorted((left, right) => left.seq - right.seq);
  }

  write(
    { newId, traderId, text }: Parameters<SupportChats["write"]>[0],
    become: Become,
    key?: CommandKey,
  ): Promise<Result<number, { readonly code: "key_reused" }>> {
    return this.#dataSource.transaction(async (transaction) => {
      const { id, chat } = await beginChat(transaction, newId, traderId, become);
      const known = key && (await knownMessage(transaction, id, key));
      if (known) {
        const answer = answerOfKnown(known);
        return answer.ok ? accept(Number(answer.value)) : answer;
      }
      const entry = { kind: "text", isByPerson: true, staffId: undefined, text, key } as const;
      await standAt(transaction, id, become(chat));
      return accept(await writeEntry(transaction, id, entry));
    });
  }

  async markReadByPerson(traderId: string, seq: number): Promise<void> {
    await this.#dataSource.query(
      `UPDATE support_chat SET person_read_seq = least($2::integer, last_seq)
        WHERE trader_id = $1 AND person_read_seq < least($2::integer, last_seq)`,
      [traderId, seq],
    );
  }

  async list(
    { q, state, workerId, without }: Parameters<SupportChats["list"]>[0],
    from: number,
    most: number,
  ) {
    const wanted = [
      without,
      q === undefined ? null : beginningWith(q),
      state ?? null,
      workerId ?? null,
    ];
    const chosen = `${selectSupportChats}
      WHERE c.trader_id <> ALL ($1::text[])
        AND ($2::text IS NULL OR ${foldedColumn("trader.username")} LIKE $2)
        AND ($3::text IS NULL OR c.state = $3) AND ($4::text IS NULL OR c.worker_id = $4)`;
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<SupportChatRow[]>(
        `${chosen} ORDER BY c.waiting_since NULLS LAST, c.last_at DESC, c.id OFFSET $5 LIMIT $6`,
        [...wanted, from, most],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total FROM (${chosen}) AS listed`,
        wanted,
      ),
    ]);
    return { chats: rows.map(supportChatOf), total: counted?.total ?? 0 };
  }

  async find(chatId: string, most: number): Promise<StaffSupportChat | undefined> {
    const [row] = await this.#dataSource.query<SupportChatRow[]>(
      `${selectSupportChats} WHERE c.id = $1`,
      [chatId],
    );
    if (!row) return undefined;
    const messages = await this.messages(chatId, undefined, most);
    return { ...supportChatOf(row), personReadSeq: row.person_read_seq, messages };
  }

  async markReadByStaff(chatId: string, seq: number): Promise<void> {
    await this.#dataSource.query(
      `UPDATE support_chat SET staff_read_seq = least($2::integer, last_seq)
        WHERE id = $1 AND staff_read_seq < least($2::integer, last_seq)`,
      [chatId, seq],
    );
  }

  act<Refused extends { readonly code: string }>(
    chatId: string,
    staffId: string,
    judge: (chat: LockedSupportChat) => Result<SupportStanding, Refused>,
    { entry: entryOf, audit }: Acting,
  ): Promise<Result<undefined, Refused | { readonly code: "not_found" }>> {
    return this.#dataSource.transaction(async (transaction) => {
      const chat = await lock(transaction, chatId);
      if (!chat) return refuse({ code: "not_found" });
      const judged = judge(chat);
      if (!judged.ok) return judged;
      const entry = entryOf(chat, judged.value);
      await standAt(transaction, chatId, judged.value);
      if (entry) await writeEntry(transaction, chatId, { ...entry, isByPerson: false, staffId });
      await appendAudit(transaction, this.#seal, [audit(chat, judged.value)]);
      return accept(undefined);
    });
  }

  notify(
    { newId, traderId, staffId, text }: Parameters<SupportChats["notify"]>[0],
    become: Become,
    audit: AuditEntry,
  ): Promise<string | undefined> {
    return this.#dataSource.transaction(async (transaction) => {
      const [person] = await transaction.query<unknown[]>(
        "SELECT FROM trader WHERE id = $1 AND closed_at IS NULL",
        [traderId],
      );
      if (!person) return undefined;
      const { id, chat } = await beginChat(transaction, newId, traderId, become);
      await standAt(transaction, id, become(chat));
      await writeEntry(transaction, id, { kind: "notice", isByPerson: false, staffId, text });
      await appendAudit(transaction, this.#seal, [audit]);
      return id;
    });
  }

  closeQuiet(
    state: SupportState,
    seconds: number,
    become: SupportStanding,
    most: number,
  ): Promise<number> {
    return this.#dataSource.transaction(async (transaction) => {
      const rows = await transaction.query<{ id: string }[]>(
        `SELECT id FROM support_chat
          WHERE state = $1 AND last_at < clock_timestamp() - make_interval(secs => $2)
          ORDER BY last_at LIMIT $3 FOR UPDATE SKIP LOCKED`,
        [state, seconds, most],
      );
      for (const { id } of rows) {
        await standAt(transaction, id, become);
        const closed = { kind: "closed", isByPerson: false, staffId: undefined, text: "" } as const;
        await writeEntry(transaction, id, closed);
      }
      return rows.length;
    });
  }
}

/** A person's chat, which is begun where there is none; it is locked from then on. */
async function beginChat(
  transaction: EntityManager,
  newId: string,
  traderId: string,
  become: Become,
): Promise<{ readonly id: string; readonly chat: LockedSupportChat }> {
  const { state, topic } = become(undefined);
  const [row] = await transaction.query<LockedRow[]>(
    `INSERT INTO support_chat AS known (id, trader_id, state, topic) VALUES ($1, $2, $3, $4)
     ON CONFLICT (trader_id) DO UPDATE SET last_at = known.last_at
     RETURNING ${lockedColumns}`,
    [newId, traderId, state, topic],
  );
  if (!row) throw new Error("A chat with support was neither begun nor found");
  return { id: row.id, chat: lockedChatOf(row) };
}

async function lock(
  transaction: EntityManager,
  chatId: string,
): Promise<LockedSupportChat | undefined> {
  const [row] = await transaction.query<LockedRow[]>(
    `SELECT ${lockedColumns} FROM support_chat WHERE id = $1 FOR UPDATE`,
    [chatId],
  );
  return row && lockedChatOf(row);
}

async function knownMessage(transaction: EntityManager, chatId: string, key: CommandKey) {
  const [row] = await transaction.query<{ seq: number; input_hash: string }[]>(
    "SELECT seq, input_hash FROM support_message WHERE chat_id = $1 AND client_key = $2",
    [chatId, key.key],
  );
  return row && knownOf(key, { inputHash: row.input_hash, answer: String(row.seq) });
}
