import type { DataSource } from "typeorm";
import type { NoticeMails } from "../../../application/ports/notice-mails.ts";
import { prepared } from "../connection/prepared-statements.ts";
import { lockBox } from "./notice-box.ts";
import { noticeOf, selectNotices, type NoticeRow } from "./notice-row.ts";
import { isUnread } from "./unread-notice.ts";

const noteMailed = prepared(
  "UPDATE notice SET mailed_in = $2 WHERE trader_id = $1 AND on_email AND mailed_in IS NULL",
);

const selectMailed = prepared(
  `${selectNotices} AND n.mailed_in = $2 AND ${isUnread} ORDER BY n.place`,
);

/** Notes at each notice in which delivery it went out. */
export class PostgresNoticeMails implements NoticeMails {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async collect(traderId: string, deliveryId: string, most: number) {
    const rows = await this.#dataSource.transaction(async (transaction) => {
      if (!(await lockBox(transaction, traderId))) return [];
      await transaction.query(noteMailed, [traderId, deliveryId]);
      return transaction.query<NoticeRow[]>(selectMailed, [traderId, deliveryId]);
    });
    return { notices: rows.slice(-most).map(noticeOf), total: rows.length };
  }
}
