import type { Notice } from "../../../application/ports/notice-store.ts";
import type { NoticeStory } from "../../../domain/notice/notice-story.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import type { Side } from "../../../domain/trade/trade.ts";
import { isUnread } from "./unread-notice.ts";

/** A notice as the driver returns it; the columns of the trade and the chat are null where there is none. */
export interface NoticeRow {
  readonly id: string;
  readonly place: number;
  readonly story: NoticeStory;
  readonly count: number;
  readonly at: Date;
  readonly is_unread: boolean;
  readonly is_newest: boolean;
  readonly trade_id: string | null;
  readonly chat_id: string | null;
  readonly my_side: Side;
  readonly partner: string;
  readonly asset: AssetCode;
  readonly amount: string;
  readonly currency: string;
  readonly fiat_minor: string;
}

const buyer: Side = "buyer";
const seller: Side = "seller";

/**
 * Reads notices of the trader `$1`, under the name `n`. Those about a trade of which they are no party
 * are left out.
 */
export const selectNotices = `
  SELECT n.id, n.place, n.story, n.count, n.at, ${isUnread} AS is_unread,
         NOT EXISTS (SELECT FROM notice later WHERE later.trader_id = n.trader_id
                        AND later.trade_id = n.trade_id AND later.place > n.place) AS is_newest,
         t.id AS trade_id, n.chat_id, t.asset, t.amount, t.currency, t.fiat_minor,
         CASE WHEN t.buyer_id = n.trader_id THEN '${buyer}' ELSE '${seller}' END AS my_side,
         partner.username AS partner
    FROM notice n
    LEFT JOIN trade t ON t.id = n.trade_id AND n.trader_id IN (t.buyer_id, t.seller_id)
    LEFT JOIN trader partner
      ON partner.id = CASE WHEN n.chat_id IS NOT NULL THEN (
           SELECT CASE WHEN c.first_id = n.trader_id THEN c.second_id ELSE c.first_id END
             FROM person_chat c WHERE c.id = n.chat_id)
         WHEN t.buyer_id = n.trader_id THEN t.seller_id ELSE t.buyer_id END
   WHERE n.trader_id = $1 AND (n.trade_id IS NULL OR t.id IS NOT NULL)`;

/** The notice in a row. */
export function noticeOf(row: NoticeRow): Notice {
  const { id, place, story, count, trade_id: tradeId, chat_id: chatId } = row;
  return {
    id,
    place,
    story,
    count,
    at: row.at.getTime(),
    isRead: !row.is_unread,
    isNewest: row.is_newest,
    chat: chatId === null ? undefined : { id: chatId, partner: row.partner },
    trade:
      tradeId === null
        ? undefined
        : {
            id: tradeId,
            mySide: row.my_side,
            partner: row.partner,
            crypto: money(row.asset, BigInt(row.amount)),
            fiat: { currency: row.currency, minor: BigInt(row.fiat_minor) },
          },
  };
}
