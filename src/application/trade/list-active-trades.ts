import type { TraderId } from "../../domain/id/id.ts";
import { turnAt } from "../../domain/multisig-escrow/escrow-wait.ts";
import { sideOf, type Instant } from "../../domain/trade/trade.ts";
import { turnFor } from "../../domain/dispute/turn-for.ts";
import type { Actor } from "../actor/actor.ts";
import type { ActiveTradeItem, TradeViews } from "../ports/trade-store.ts";

/**
 * A trader's trades that are not closed, or whose multisig escrow is to be paid out, and the ids of those that need action from the trader
 * (answers 99).
 */
export interface ActiveTrades {
  readonly trades: readonly ActiveTradeItem[];
  readonly alarmed: readonly string[];
  readonly now: Instant;
}

/** With less than this much time left, a trade needs both. */
const urgentMs = 600_000;

/** Lists a trader's trades in which something is still to come. */
export class ListActiveTrades {
  readonly #views: TradeViews;

  constructor(views: TradeViews) {
    this.#views = views;
  }

  async execute(actor: Actor): Promise<ActiveTrades> {
    const { trades, now } = await this.#views.active(actor.traderId);
    const alarmed = trades.filter((each) => needs(each, actor.traderId));
    return { trades, alarmed: alarmed.map(({ trade }) => trade.id), now };
  }
}

/** It is their turn, a message is unread, or little time is left (answers 99). */
function needs(item: ActiveTradeItem, traderId: TraderId): boolean {
  const { trade, now, hasUnread } = item;
  const side = sideOf(trade, traderId);
  const isMyTurn =
    side !== undefined && turnAt(item.escrowProgress, side, turnFor(side, item)) === side;
  // What is left of the deadlines of a trade that is over is not about its payout.
  const deadlines = trade.closedAt === undefined ? Object.values(trade.deadlines) : [];
  const next = Math.min(...deadlines);
  return isMyTurn || hasUnread || next - now < urgentMs;
}
