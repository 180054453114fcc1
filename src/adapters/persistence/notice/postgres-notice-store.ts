import type { DataSource, EntityManager } from "typeorm";
import type { Notice, NoticeStore, ReadNotices } from "../../../application/ports/notice-store.ts";
import { lockBox, nextPlace, tellBox } from "./notice-box.ts";
import { noticeOf, selectNotices, type NoticeRow } from "./notice-row.ts";
import { isUnread, message, supportNotice } from "./unread-notice.ts";

/** Notices as rows. */
export class PostgresNoticeStore implements NoticeStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async list(
    traderId: string,
    { before, most }: { readonly before: number | undefined; readonly most: number },
  ): Promise<readonly Notice[]> {
    const rows = await this.#dataSource.query<NoticeRow[]>(
      `${selectNotices} AND n.on_web AND ($2::integer IS NULL OR n.place < $2)
        ORDER BY n.place DESC LIMIT $3`,
      [traderId, before ?? null, most],
    );
    return rows.map(noticeOf);
  }

  async count(traderId: string) {
    const [row] = await this.#dataSource.query<
      { unread: number; newest: number; support_notice: number | null }[]
    >(
      `SELECT (SELECT count(*)::integer FROM notice n
                WHERE n.trader_id = $1 AND n.on_web AND ${isUnread}) AS unread,
              (SELECT coalesce(max(place), 0) FROM notice n
                WHERE n.trader_id = $1 AND n.on_web) AS newest,
              (SELECT max(place) FROM notice n WHERE n.trader_id = $1 AND n.on_web
                  AND n.story = $2 AND ${isUnread}) AS support_notice`,
      [traderId, supportNotice],
    );
    const { unread = 0, newest = 0, support_notice: place } = row ?? {};
    return { unread, newest, supportNotice: place ?? undefined };
  }

  async read(traderId: string, which: ReadNotices): Promise<boolean> {
    const [id, upTo, tradeId] =
      "id" in which ? [which.id, null, null] : [null, which.upTo, which.tradeId ?? null];
    return this.#dataSource.transaction(async (transaction) => {
      const hasAny = await lockBox(transaction, traderId);
      if (!hasAny || (id !== null && !(await isThere(transaction, traderId, id)))) {
        return id === null;
      }
      const [, count] = await transaction.query<[unknown[], number]>(
        `UPDATE notice SET read_at = clock_timestamp()
          WHERE trader_id = $1 AND read_at IS NULL AND ($2::bigint IS NULL OR id = $2)
            AND ($3::integer IS NULL OR place <= $3) AND ($4::text IS NULL OR (trade_id = $4 AND story <> $5))`,
        [traderId, id, upTo, tradeId, message],
      );
      if (count > 0) {
        await tellBox(transaction, traderId, await nextPlace(transaction, traderId), "read");
      }
      return true;
    });
  }
}

async function isThere(transaction: EntityManager, traderId: string, id: string): Promise<boolean> {
  const rows = await transaction.query<unknown[]>(
    "SELECT 1 FROM notice WHERE trader_id = $1 AND id::text = $2",
    [traderId, id],
  );
  return rows.length > 0;
}
