import type { TradeId, TraderId } from "../../domain/id/id.ts";
import type { Fiat } from "../../domain/money/fiat.ts";
import type { Money } from "../../domain/money/money.ts";
import type { NoticeStory } from "../../domain/notice/notice-story.ts";
import type { Instant, Side } from "../../domain/trade/trade.ts";

/** The trade of a notice, as its reader sees it. */
interface NoticeTrade {
  readonly id: TradeId;
  readonly mySide: Side;
  /** The username of the other party. */
  readonly partner: string;
  readonly crypto: Money;
  readonly fiat: Fiat;
}

/** What a person is told. */
export interface Notice {
  readonly id: string;
  /** Grows with each notice of that person: the order of the list. */
  readonly place: number;
  readonly story: NoticeStory;
  readonly at: Instant;
  readonly isRead: boolean;
  /** How many messages it stands for; 1 for everything else. */
  readonly count: number;
  /** Undefined where it is about the account or a chat. */
  readonly trade: NoticeTrade | undefined;
  /** The chat with a person; undefined where it is about something else. */
  readonly chat?: { readonly id: string; readonly partner: string } | undefined;
  /** Whether nothing newer is told about that trade. */
  readonly isNewest: boolean;
}

/** What a bell shows. */
export interface NoticeCount {
  readonly unread: number;
  /** The place of the newest; 0 without any. */
  readonly newest: number;
  /** The place of the newest unread notice by payment support. */
  readonly supportNotice: number | undefined;
}

/**
 * Which notices are read: all up to a place, one, or those of a trade whose page was seen; its messages
 * are read with the chat.
 */
export type ReadNotices =
  | { readonly upTo: number; readonly tradeId?: TradeId | undefined }
  | { readonly id: string };

/**
 * What people are told on the site. Notices are written by a subscriber of the events; whoever is no
 * party of a trade has none about it.
 */
export interface NoticeStore {
  /** The newest first; `before`: only those below that place. */
  list(
    traderId: TraderId,
    part: { readonly before: number | undefined; readonly most: number },
  ): Promise<readonly Notice[]>;
  count(traderId: TraderId): Promise<NoticeCount>;
  /** False where the one that was named is not theirs. */
  read(traderId: TraderId, which: ReadNotices): Promise<boolean>;
}
