import type { ToldNotice } from "../../../../application/notice/list-notices.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import type { NoticeView } from "../../contract/notice/notice.ts";

/** A notice as the interface shows it. */
export function presentNotice(notice: ToldNotice): NoticeView {
  const { id, place, story, at, isRead, count, trade, chat, turn, escrowWait } = notice;
  return {
    id,
    place,
    event: story,
    at: new Date(at).toISOString(),
    isRead,
    count,
    trade: trade
      ? {
          id: trade.id,
          mySide: trade.mySide,
          partner: trade.partner,
          cryptoAmount: { amount: String(trade.crypto.units), currency: trade.crypto.asset },
          fiatAmount: formatFiat(trade.fiat),
          currency: trade.fiat.currency,
        }
      : null,
    chat: chat ?? null,
    turn: turn
      ? {
          isMine: turn.isMine,
          until: turn.until === undefined ? null : new Date(turn.until).toISOString(),
        }
      : null,
    escrowWait: escrowWait ?? null,
  };
}
