import { turnFor } from "../../domain/dispute/turn-for.ts";
import { escrowWait, turnAt, type EscrowWait } from "../../domain/multisig-escrow/escrow-wait.ts";
import { turnDeadline } from "../../domain/trade-view/turn-deadline.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { Notice, NoticeStore } from "../ports/notice-store.ts";
import type { TradeViews } from "../ports/trade-store.ts";

/** Whose turn it is now in the trade of a notice. */
interface NoticeTurn {
  readonly isMine: boolean;
  /** Undefined where no deadline runs. */
  readonly until: Instant | undefined;
}

/** A notice, with whose turn it is where it is the newest of a trade that runs, or whose multisig escrow is to be paid out. */
export interface ToldNotice extends Notice {
  readonly turn: NoticeTurn | undefined;
  /** What the escrow on the blockchain of that trade waits for, if it has one. */
  readonly escrowWait: EscrowWait | undefined;
}

/** A part of the list. */
interface NoticePage {
  readonly notices: readonly ToldNotice[];
  readonly unread: number;
  /** What the next page comes before; undefined after the last. */
  readonly next: number | undefined;
}

const perPage = 20;

/** Lists what a trader was told, the newest first. */
export class ListNotices {
  readonly #notices: NoticeStore;
  readonly #trades: Pick<TradeViews, "active">;

  constructor(notices: NoticeStore, trades: Pick<TradeViews, "active">) {
    this.#notices = notices;
    this.#trades = trades;
  }

  async execute({ traderId }: Actor, before: number | undefined): Promise<NoticePage> {
    const [found, { unread }] = await Promise.all([
      this.#notices.list(traderId, { before, most: perPage + 1 }),
      this.#notices.count(traderId),
    ]);
    const shown = found.slice(0, perPage);
    const notices = await withTurns(shown, () => this.#trades.active(traderId));
    return { notices, unread, next: found.length > perPage ? shown.at(-1)?.place : undefined };
  }
}

/** Adds whose turn it is; `active` is asked only where a notice is about a trade. */
export async function withTurns(
  notices: readonly Notice[],
  active: () => ReturnType<TradeViews["active"]>,
): Promise<readonly ToldNotice[]> {
  const isAboutTrades = notices.some(({ trade, isNewest }) => trade && isNewest);
  const { trades } = isAboutTrades ? await active() : { trades: [] };
  return notices.map((notice) => {
    const item = trades.find(({ trade }) => trade.id === notice.trade?.id);
    if (!item || !notice.trade || !notice.isNewest) {
      return { ...notice, turn: undefined, escrowWait: undefined };
    }
    const { mySide } = notice.trade;
    const { escrowProgress } = item;
    const side = turnAt(escrowProgress, mySide, turnFor(mySide, item));
    const turn = side && { isMine: side === mySide, until: turnDeadline(item.trade) };
    return { ...notice, turn, escrowWait: escrowProgress && escrowWait(escrowProgress, mySide) };
  });
}
