import type { TraderId } from "../../domain/id/id.ts";
import { journalEntry } from "../../domain/ledger/journal-entry.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { roundDown } from "../../domain/money/rounding.ts";
import { spotMarkets, spotPairs, spotValue, type SpotPair } from "../../domain/spot/spot-market.ts";
import type { SpotSide } from "../../domain/spot/spot-order.ts";
import type { CommitChanges } from "../ports/commit.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { SpotStore } from "../ports/spot-store.ts";
import type { CancelSpotOrders } from "./cancel-spot-orders.ts";
import { referencePrice, type PlaceSpotOrder } from "./place-spot-order.ts";

/** What each of the two people of a demo trades with, given once. */
const playMoney: readonly Money[] = [
  money("BTC", 2_000_000_000n),
  money("USDT", 2_000_000_000_000n),
  money("ETH", 400_000_000_000_000_000_000n),
];

/** How many prices there are on each side, and how far from one to the next, in basis points. */
const levels = 6;
const stepBasisPoints = 8n;

/** About what the first price of each side is worth, in base units of USDT; each next one is larger. */
const firstValue = 900_000_000n;

/** What it needs. */
interface QuoteParts {
  readonly spot: Pick<SpotStore, "facts">;
  readonly place: Pick<PlaceSpotOrder, "execute">;
  readonly cancel: Pick<CancelSpotOrders, "cancelAll">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly prices: Pick<MarketPrices, "quote">;
}

/**
 * Gives the books of a demo depth: one of its people quotes around the market's rate, and another one takes
 * a little of it, so that prices move. Real installations have nothing of it.
 */
export class QuoteDemoBooks {
  readonly #parts: QuoteParts;
  readonly #quoted = new Map<SpotPair, bigint>();
  #round = 0;

  constructor(parts: QuoteParts) {
    this.#parts = parts;
  }

  async execute(makerId: TraderId, takerId: TraderId): Promise<void> {
    if (this.#round === 0) {
      await this.#fund(makerId);
      await this.#fund(takerId);
    }
    this.#round += 1;
    for (const pair of spotPairs) {
      const rate = referencePrice(pair, this.#parts.prices);
      if (rate === undefined) continue;
      if (this.#hasMoved(pair, rate) || this.#round % 10 === 0)
        await this.#quote(makerId, pair, rate);
      await this.#take(takerId, pair, this.#round % 2 === 0 ? "buy" : "sell");
    }
  }

  /** Whether the market moved by more than one step since the book was quoted. */
  #hasMoved(pair: SpotPair, rate: bigint): boolean {
    const before = this.#quoted.get(pair);
    if (before === undefined) return true;
    const moved = rate > before ? rate - before : before - rate;
    return moved * 10_000n > before * stepBasisPoints;
  }

  async #quote(makerId: TraderId, pair: SpotPair, rate: bigint): Promise<void> {
    const { place, cancel } = this.#parts;
    await cancel.cancelAll(makerId, pair);
    for (let level = 1n; level <= BigInt(levels); level += 1n) {
      for (const side of ["buy", "sell"] as const) {
        const away = stepBasisPoints * level * (side === "buy" ? -1n : 1n);
        const price = this.#wholeTicks(pair, (rate * (10_000n + away)) / 10_000n);
        const quantity = this.#wholeLots(pair, price, firstValue * level);
        await place.execute(
          { traderId: makerId, level: 3 },
          { pair, side, kind: "limit", price, quantity },
        );
      }
    }
    this.#quoted.set(pair, rate);
  }

  async #take(takerId: TraderId, pair: SpotPair, side: SpotSide): Promise<void> {
    const rate = this.#quoted.get(pair);
    if (rate === undefined) return;
    const value = (firstValue * BigInt(1 + (this.#round % 5))) / 20n;
    const quantity = this.#wholeLots(pair, rate, value);
    const wish = { pair, side, kind: "market", price: undefined, quantity } as const;
    await this.#parts.place.execute({ traderId: takerId, level: 3 }, wish);
  }

  #wholeTicks(pair: SpotPair, price: bigint): bigint {
    const { tick } = spotMarkets[pair];
    return roundDown(price, tick) * tick;
  }

  #wholeLots(pair: SpotPair, price: bigint, value: bigint): bigint {
    const market = spotMarkets[pair];
    const oneLot = spotValue(market, this.#wholeTicks(pair, price), market.lot);
    return (value / oneLot + 1n) * market.lot;
  }

  /** Once: the name of the entry is used up then. */
  async #fund(traderId: TraderId): Promise<void> {
    const { now } = await this.#parts.spot.facts(traderId, "BTC-USDT", "buy", 1);
    await this.#parts.changes.commit({
      judgedAt: now,
      usage: [],
      entries: playMoney.map((amount) =>
        journalEntry(`faucet:${traderId}:${amount.asset}:spot`, [
          {
            from: { kind: "clearing", asset: amount.asset },
            to: { kind: "available", asset: amount.asset, traderId },
            amount,
          },
        ]),
      ),
    });
  }
}
