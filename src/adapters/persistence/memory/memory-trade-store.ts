import type {
  LoadedStart,
  LoadedTrade,
  TradeListItem,
  TradePerson,
  TradeRecord,
  TradeStore,
  TraderStanding,
  TradeViews,
} from "../../../application/ports/trade-store.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import { money } from "../../../domain/money/money.ts";
import { sideOf, type Instant } from "../../../domain/trade/trade.ts";
import { noUsage, type MemoryTables, type MemoryTrade } from "./memory-tables.ts";

/** Reads trades from memory. */
export class MemoryTradeStore implements TradeStore, TradeViews {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async load(tradeId: string): Promise<LoadedTrade | undefined> {
    const stored = this.#tables.trades.get(tradeId);
    return stored && { trade: stored.trade, now: this.#now() };
  }

  async loadStart(offerId: string, takerId: string): Promise<LoadedStart | undefined> {
    const { offers, balances, traders } = this.#tables;
    const offer = offers.get(offerId);
    if (!offer || !traders.has(takerId)) return undefined;
    const traderId = offer.side === "sell" ? offer.ownerId : takerId;
    const seller = accountId({ kind: "available", asset: offer.asset, traderId });
    return {
      offer,
      owner: this.#standing(offer.ownerId),
      taker: this.#standing(takerId),
      sellerAvailable: money(offer.asset, balances.get(seller) ?? 0n).units,
      now: this.#now(),
    };
  }

  async listDue(most: number): Promise<readonly string[]> {
    const due = [...this.#tables.trades.values()].flatMap(({ trade }) => {
      const next = Math.min(...Object.values(trade.deadlines));
      return next <= this.#now() ? [{ id: trade.id, next }] : [];
    });
    return due
      .toSorted((left, right) => left.next - right.next)
      .slice(0, most)
      .map(({ id }) => id);
  }

  async record(tradeId: string): Promise<TradeRecord | undefined> {
    const stored = this.#tables.trades.get(tradeId);
    if (!stored) return undefined;
    const { terms, timeline } = stored;
    return { ...this.#listed(stored), terms, timeline };
  }

  async active(traderId: string) {
    const trades = [...this.#tables.trades.values()]
      .filter(({ trade }) => trade.closedAt === undefined && sideOf(trade, traderId))
      .toSorted((left, right) => right.trade.startedAt - left.trade.startedAt)
      .map((stored) => this.#listed(stored));
    return { trades, now: this.#now() };
  }

  async hasActive(traderId: string): Promise<boolean> {
    return (this.#tables.usage.get(traderId) ?? noUsage).activeTrades > 0;
  }

  #listed({ trade, terms }: MemoryTrade): TradeListItem {
    return {
      trade,
      now: this.#now(),
      buyer: this.#person(trade.buyerId),
      seller: this.#person(trade.sellerId),
      paymentMethod: terms.paymentMethod,
    };
  }

  #person(id: string): TradePerson {
    const { username } = this.#trader(id);
    const { completedTrades } = this.#tables.usage.get(id) ?? noUsage;
    return { id, username, completedTrades };
  }

  #standing(traderId: string): TraderStanding {
    const { activeTrades } = this.#tables.usage.get(traderId) ?? noUsage;
    return { traderId, level: this.#trader(traderId).level, activeTrades };
  }

  #trader(id: string) {
    const trader = this.#tables.traders.get(id);
    if (!trader) throw new Error(`There is no trader ${id}`);
    return trader;
  }
}
