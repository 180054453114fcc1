import type {
  BookLevel,
  Candle,
  MarketDay,
  PublicFill,
  SpotMarketViews,
  ViewedBook,
} from "../../../application/ports/spot-views.ts";
import type { SpotPair } from "../../../domain/spot/spot-market.ts";
import type { SpotSide } from "../../../domain/spot/spot-order.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";
import type { ReplicaReads } from "../connection/replica-reads.ts";

interface DayRow extends HaltsRow {
  readonly last: string | null;
  readonly before: string | null;
  readonly highest: string | null;
  readonly lowest: string | null;
  readonly quantity: string;
  readonly value: string;
  readonly best_bid: string | null;
  readonly best_ask: string | null;
}

interface LevelRow {
  readonly price: string;
  readonly quantity: string;
}

interface FillRow {
  readonly number: number;
  readonly price: string;
  readonly quantity: string;
  readonly taker_side: SpotSide;
  readonly traded_at: Date;
}

interface CandleRow {
  readonly start: Date;
  readonly open: string;
  readonly highest: string;
  readonly lowest: string;
  readonly close: string;
  readonly quantity: string;
}

const buy: SpotSide = "buy";
const sell: SpotSide = "sell";

const day = "interval '24 hours'";

/** One side of a book, added up by price. */
const levels = (side: string, order: string) => `
  (SELECT coalesce(json_agg(json_build_object('price', l.price::text, 'quantity', l.quantity::text)
                            ORDER BY l.price ${order}), '[]')
     FROM (SELECT o.price, sum(o.quantity - o.filled) AS quantity FROM spot_order o
            WHERE o.pair = $1 AND o.side = ${side} AND o.ended_at IS NULL
            GROUP BY o.price ORDER BY o.price ${order} LIMIT $4) l)`;

/** What markets show, from the rows of orders and fills. */
export class PostgresSpotMarketViews implements SpotMarketViews {
  readonly #reads: ReplicaReads;

  constructor(reads: ReplicaReads) {
    this.#reads = reads;
  }

  async day(pair: SpotPair): Promise<MarketDay> {
    const [row] = await this.#reads.query<DayRow[]>(
      `SELECT ${haltsColumn}, d.highest::text, d.lowest::text, coalesce(d.quantity, 0)::text AS quantity,
              coalesce(d.value, 0)::text AS value,
              (SELECT f.price::text FROM spot_fill f WHERE f.pair = $1
                ORDER BY f.number DESC LIMIT 1) AS last,
              coalesce((SELECT f.price::text FROM spot_fill f
                         WHERE f.pair = $1 AND f.traded_at <= clock_timestamp() - ${day}
                         ORDER BY f.traded_at DESC, f.number DESC LIMIT 1),
                       (SELECT f.price::text FROM spot_fill f WHERE f.pair = $1
                         ORDER BY f.number LIMIT 1)) AS before,
              (SELECT max(o.price)::text FROM spot_order o
                WHERE o.pair = $1 AND o.side = $2 AND o.ended_at IS NULL) AS best_bid,
              (SELECT min(o.price)::text FROM spot_order o
                WHERE o.pair = $1 AND o.side = $3 AND o.ended_at IS NULL) AS best_ask
         FROM (SELECT max(f.price) AS highest, min(f.price) AS lowest, sum(f.quantity) AS quantity,
                      sum(f.value) AS value
                 FROM spot_fill f
                WHERE f.pair = $1 AND f.traded_at > clock_timestamp() - ${day}) d`,
      [pair, buy, sell],
    );
    if (!row) throw new Error("The database gave no row");
    return {
      last: priceOf(row.last),
      before: priceOf(row.before),
      highest: priceOf(row.highest),
      lowest: priceOf(row.lowest),
      quantity: BigInt(row.quantity),
      value: BigInt(row.value),
      bestBid: priceOf(row.best_bid),
      bestAsk: priceOf(row.best_ask),
      halts: haltsOf(row),
    };
  }

  async book(pair: SpotPair, most: number): Promise<ViewedBook> {
    const [row] = await this.#reads.query<
      {
        readonly version: number;
        readonly bids: readonly LevelRow[];
        readonly asks: readonly LevelRow[];
      }[]
    >(
      `SELECT coalesce((SELECT m.version FROM spot_market m WHERE m.id = $1), 0) AS version,
              ${levels("$2", "DESC")} AS bids, ${levels("$3", "ASC")} AS asks`,
      [pair, buy, sell, most],
    );
    if (!row) throw new Error("The database gave no row");
    return {
      version: row.version,
      bids: row.bids.map(levelOf),
      asks: row.asks.map(levelOf),
    };
  }

  async fills(pair: SpotPair, most: number): Promise<readonly PublicFill[]> {
    const rows = await this.#reads.query<FillRow[]>(
      `SELECT f.number, f.price::text AS price, f.quantity::text AS quantity, f.taker_side, f.traded_at
         FROM spot_fill f WHERE f.pair = $1 ORDER BY f.number DESC LIMIT $2`,
      [pair, most],
    );
    return rows.map((row) => ({
      number: row.number,
      price: BigInt(row.price),
      quantity: BigInt(row.quantity),
      takerSide: row.taker_side,
      at: row.traded_at.getTime(),
    }));
  }

  async candles(pair: SpotPair, seconds: number, most: number): Promise<readonly Candle[]> {
    const rows = await this.#reads.query<CandleRow[]>(
      `SELECT c.start, c.prices[1]::text AS open, c.prices[array_length(c.prices, 1)]::text AS close,
              c.highest::text AS highest, c.lowest::text AS lowest, c.quantity::text AS quantity
         FROM (SELECT date_bin(make_interval(secs => $2), f.traded_at, to_timestamp(0)) AS start,
                      array_agg(f.price ORDER BY f.number) AS prices, max(f.price) AS highest,
                      min(f.price) AS lowest, sum(f.quantity) AS quantity
                 FROM spot_fill f
                WHERE f.pair = $1 AND f.traded_at > clock_timestamp() - make_interval(secs => $2 * $3)
                GROUP BY 1) c
        ORDER BY c.start`,
      [pair, seconds, most],
    );
    return rows.map((row) => ({
      start: row.start.getTime(),
      open: BigInt(row.open),
      highest: BigInt(row.highest),
      lowest: BigInt(row.lowest),
      close: BigInt(row.close),
      quantity: BigInt(row.quantity),
    }));
  }
}

function priceOf(text: string | null): bigint | undefined {
  return text === null ? undefined : BigInt(text);
}

function levelOf({ price, quantity }: LevelRow): BookLevel {
  return { price: BigInt(price), quantity: BigInt(quantity) };
}
