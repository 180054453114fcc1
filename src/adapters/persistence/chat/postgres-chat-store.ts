import type { DataSource } from "typeorm";
import { Busy } from "../../../application/ports/busy.ts";
import type { ChatStore, StoredMessage } from "../../../application/ports/chat-store.ts";
import type { CommandKey, CommitChanges, KnownKey } from "../../../application/ports/commit.ts";
import type { NewMessage } from "../../../application/ports/new-message.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import {
  attachmentsIn,
  attachmentsOf,
  type AttachmentRow,
} from "../attachment/attachment-columns.ts";

interface MessageRow {
  readonly seq: number;
  readonly author_id: string;
  readonly code_name: string | null;
  readonly helper_name: string | null;
  readonly is_automatic: boolean;
  readonly content: string | null;
  readonly attachments: readonly AttachmentRow[] | null;
  readonly at: Date;
}

/** How a message came into being, if its author did not write it then. */
function viaOf(
  origin: Pick<MessageRow, "helper_name" | "is_automatic">,
): Pick<StoredMessage, "via"> {
  if (origin.helper_name !== null) return { via: { kind: "helper", username: origin.helper_name } };
  return origin.is_automatic ? { via: { kind: "automatic" } } : {};
}

/**
 * Chats in PostgreSQL. Give it commits of its own, not those of the trades: then the two never wait
 * for each other.
 */
export class PostgresChatStore implements ChatStore {
  readonly #dataSource: DataSource;

  readonly #changes: Pick<CommitChanges, "commit" | "recall">;

  constructor(dataSource: DataSource, changes: Pick<CommitChanges, "commit" | "recall">) {
    this.#dataSource = dataSource;
    this.#changes = changes;
  }

  async append(
    message: NewMessage,
    judgedAt: Instant,
    key?: CommandKey,
  ): Promise<number | KnownKey> {
    const outcome = await this.#changes.commit({
      ...(key && { key }),
      judgedAt,
      message,
      usage: [],
      entries: [],
    });
    switch (outcome.outcome) {
      case "applied":
        return outcome.seq ?? 0;
      case "replayed":
      case "key_reused":
        return outcome;
      case "conflict":
        throw new Busy("The database was too busy to store the message");
    }
  }

  recall(key: CommandKey): Promise<KnownKey | undefined> {
    return this.#changes.recall(key);
  }

  async list(
    tradeId: string,
    after: number | undefined,
    most: number,
  ): Promise<readonly StoredMessage[]> {
    // Without a cursor, the newest are wanted: found from the end, returned in order.
    const order = after === undefined ? "DESC" : "ASC";
    const rows = await this.#dataSource.query<MessageRow[]>(
      `SELECT m.seq, m.author_id, s.code_name, h.username AS helper_name, m.is_automatic, c.content, m.at, ${attachmentsOf("m")} AS attachments FROM chat_message m
         LEFT JOIN staff s ON s.id = m.author_id AND m.author_kind = 'staff'
         LEFT JOIN trader h ON h.id = m.helper_id
         LEFT JOIN chat_content c ON c.trade_id = m.trade_id AND c.seq = m.seq
        WHERE m.trade_id = $1 AND m.seq > $2 ORDER BY m.seq ${order} LIMIT $3`,
      [tradeId, after ?? 0, most],
    );
    return rows
      .map(({ seq, author_id, code_name, content, attachments, at, ...origin }) => ({
        seq,
        authorId: author_id,
        codeName: code_name ?? undefined,
        text: content ?? "",
        attachments: attachmentsIn(attachments),
        ...viaOf(origin),
        at: at.getTime(),
      }))
      .toSorted((left, right) => left.seq - right.seq);
  }
}
