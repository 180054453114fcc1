import type { DataSource } from "typeorm";
import type { ChatReader, DetailsRead, ReadMarks } from "../../../application/ports/read-marks.ts";
import { prepared } from "../connection/prepared-statements.ts";

const noteDetailsRead = prepared(
  `INSERT INTO details_read (trade_id, reader_id, at) VALUES ($1, $2, clock_timestamp())
   ON CONFLICT DO NOTHING RETURNING at`,
);

/** What parties have read, in tables of their own: reading waits for no command, and no command for it. */
export class PostgresReadMarks implements ReadMarks {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async detailsRead(tradeId: string, readerId: string): Promise<number | undefined> {
    const [row] = await this.#dataSource.query<{ at: Date }[]>(noteDetailsRead, [
      tradeId,
      readerId,
    ]);
    return row?.at.getTime();
  }

  async readerOf(tradeId: string, readerId: string): Promise<ChatReader> {
    const [row] = await this.#dataSource.query<{ seq: number; last_seen_at: Date }[]>(
      `SELECT coalesce(r.seq, 0) AS seq, t.last_seen_at FROM trader t
         LEFT JOIN chat_read r ON r.trade_id = $1 AND r.reader_id = t.id WHERE t.id = $2`,
      [tradeId, readerId],
    );
    return { lastRead: row?.seq ?? 0, lastSeenAt: row?.last_seen_at.getTime() ?? 0 };
  }

  async messagesRead(tradeId: string, readerId: string, seq: number): Promise<boolean> {
    const moved = await this.#dataSource.query<unknown[]>(
      `INSERT INTO chat_read AS known (trade_id, reader_id, seq)
       SELECT trade_id, $2, least($3::integer, last_seq) FROM chat WHERE trade_id = $1
       ON CONFLICT (trade_id, reader_id) DO UPDATE SET seq = excluded.seq
        WHERE known.seq < excluded.seq RETURNING seq`,
      [tradeId, readerId, seq],
    );
    return moved.length > 0;
  }
}

/** The first readings of the payment details of the trade `t`, as JSON. */
export const detailsReadColumn = `(
  SELECT json_agg(json_build_object('reader_id', d.reader_id, 'at', d.at) ORDER BY d.at)
    FROM details_read d WHERE d.trade_id = t.id) AS details_read`;

/** A row of `detailsReadColumn`. */
export interface DetailsReadRow {
  readonly details_read: readonly { readonly reader_id: string; readonly at: string }[] | null;
}

/** The readings stored in a row. */
export function detailsReadOf({ details_read }: DetailsReadRow): readonly DetailsRead[] {
  return (details_read ?? []).map((row) => ({ readerId: row.reader_id, at: Date.parse(row.at) }));
}

/** Whether somebody else wrote to the trade `t` what the trader `$1` has not read. */
export const unreadColumn = `EXISTS (
  SELECT 1 FROM chat_message m
    LEFT JOIN chat_read r ON r.trade_id = m.trade_id AND r.reader_id = $1
   WHERE m.trade_id = t.id AND m.author_id <> $1 AND m.seq > coalesce(r.seq, 0)) AS unread`;
