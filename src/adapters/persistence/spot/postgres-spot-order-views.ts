import type { DataSource } from "typeorm";
import type {
  OwnFill,
  SpotOrderViews,
  SpotPage,
  ViewedSpotOrder,
} from "../../../application/ports/spot-views.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { SpotPair } from "../../../domain/spot/spot-market.ts";
import type { SpotEnd, SpotOrderKind, SpotSide } from "../../../domain/spot/spot-order.ts";

interface OrderRow {
  readonly id: string;
  readonly pair: SpotPair;
  readonly side: SpotSide;
  readonly kind: SpotOrderKind;
  readonly price: string;
  readonly quantity: string;
  readonly filled: string;
  readonly value: string;
  readonly fee: string;
  readonly placed_at: Date;
  readonly ended_at: Date | null;
  readonly end_reason: SpotEnd | null;
  readonly total: number;
}

interface FillRow {
  readonly pair: SpotPair;
  readonly number: number;
  readonly price: string;
  readonly quantity: string;
  readonly value: string;
  readonly taker_side: SpotSide;
  readonly traded_at: Date;
  readonly total: number;
}

const buy: SpotSide = "buy";
const sell: SpotSide = "sell";

/** An order `o` with what its fills come to; `$1` is the side that buys. */
const orderColumns = `o.id, o.pair, o.side, o.kind, o.price::text AS price, o.quantity::text AS quantity,
  o.filled::text AS filled, o.placed_at, o.ended_at, o.end_reason,
  coalesce(done.value, 0)::text AS value, coalesce(done.fee, 0)::text AS fee`;

const doneOf = `LEFT JOIN LATERAL (
  SELECT sum(f.value) AS value, sum(CASE WHEN o.side = $1 THEN f.buyer_fee ELSE f.seller_fee END) AS fee
    FROM spot_fill f WHERE o.filled > 0 AND o.id IN (f.buy_order_id, f.sell_order_id)) done ON true`;

/** What people and staff see of orders. */
export class PostgresSpotOrderViews implements SpotOrderViews {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async orders(
    traderId: TraderId,
    wish: SpotPage & { readonly isOpen: boolean; readonly pair: SpotPair | undefined },
  ) {
    const rows = await this.#dataSource.query<OrderRow[]>(
      `SELECT ${orderColumns}, o.total
         FROM (SELECT x.*, count(*) OVER ()::integer AS total FROM spot_order x
                WHERE x.trader_id = $2 AND (x.ended_at IS NULL) = $3
                  AND ($4::text IS NULL OR x.pair = $4)
                ORDER BY x.placed_at DESC, x.id LIMIT $5 OFFSET $6) o
         ${doneOf} ORDER BY o.placed_at DESC, o.id`,
      [buy, traderId, wish.isOpen, wish.pair ?? null, wish.limit, wish.offset],
    );
    return { orders: rows.map(orderOf), total: rows[0]?.total ?? 0 };
  }

  async order(traderId: TraderId, id: string): Promise<ViewedSpotOrder | undefined> {
    const [row] = await this.#dataSource.query<OrderRow[]>(
      `SELECT ${orderColumns} FROM spot_order o ${doneOf} WHERE o.id = $2 AND o.trader_id = $3`,
      [buy, id, traderId],
    );
    return row && orderOf(row);
  }

  async ownFills(
    traderId: TraderId,
    wish: SpotPage & { readonly pair: SpotPair | undefined },
  ): Promise<{ readonly fills: readonly OwnFill[]; readonly total: number }> {
    const rows = await this.#dataSource.query<
      (FillRow & { readonly order_id: string; readonly side: SpotSide; readonly fee: string })[]
    >(
      `SELECT f.pair, f.number, f.price::text AS price, f.quantity::text AS quantity,
              f.value::text AS value, f.taker_side, f.traded_at,
              CASE WHEN f.buyer_id = $1 THEN f.buy_order_id ELSE f.sell_order_id END AS order_id,
              CASE WHEN f.buyer_id = $1 THEN $2 ELSE $3 END AS side,
              CASE WHEN f.buyer_id = $1 THEN f.buyer_fee ELSE f.seller_fee END::text AS fee,
              count(*) OVER ()::integer AS total
         FROM spot_fill f
        WHERE $1 IN (f.buyer_id, f.seller_id) AND ($4::text IS NULL OR f.pair = $4)
        ORDER BY f.traded_at DESC, f.pair, f.number DESC LIMIT $5 OFFSET $6`,
      [traderId, buy, sell, wish.pair ?? null, wish.limit, wish.offset],
    );
    return {
      fills: rows.map((row) => ({
        ...fillOf(row),
        pair: row.pair,
        orderId: row.order_id,
        side: row.side,
        isMaker: row.side !== row.taker_side,
        fee: BigInt(row.fee),
      })),
      total: rows[0]?.total ?? 0,
    };
  }

  async openOrders(pair: SpotPair, without: readonly TraderId[], { offset, limit }: SpotPage) {
    const rows = await this.#dataSource.query<
      (OrderRow & { readonly trader_id: string; readonly username: string })[]
    >(
      `SELECT ${orderColumns}, o.trader_id, t.username, o.total
         FROM (SELECT x.*, count(*) OVER ()::integer AS total FROM spot_order x
                WHERE x.pair = $2 AND x.ended_at IS NULL AND x.trader_id <> ALL ($3)
                ORDER BY x.placed_at DESC, x.id LIMIT $4 OFFSET $5) o
         JOIN trader t ON t.id = o.trader_id ${doneOf} ORDER BY o.placed_at DESC, o.id`,
      [buy, pair, without, limit, offset],
    );
    return {
      orders: rows.map((row) => ({
        ...orderOf(row),
        traderId: row.trader_id,
        username: row.username,
      })),
      total: rows[0]?.total ?? 0,
    };
  }

  async marketFills(pair: SpotPair, { offset, limit }: SpotPage) {
    const rows = await this.#dataSource.query<
      (FillRow & {
        readonly buyer: string;
        readonly seller: string;
        readonly buyer_fee: string;
        readonly seller_fee: string;
      })[]
    >(
      `SELECT f.number, f.price::text AS price, f.quantity::text AS quantity, f.value::text AS value,
              f.taker_side, f.traded_at, f.buyer_fee::text AS buyer_fee,
              f.seller_fee::text AS seller_fee, b.username AS buyer, s.username AS seller,
              m.fills AS total
         FROM spot_fill f JOIN spot_market m ON m.id = f.pair
         JOIN trader b ON b.id = f.buyer_id JOIN trader s ON s.id = f.seller_id
        WHERE f.pair = $1 ORDER BY f.number DESC LIMIT $2 OFFSET $3`,
      [pair, limit, offset],
    );
    return {
      fills: rows.map((row) => ({
        ...fillOf(row),
        buyer: row.buyer,
        seller: row.seller,
        buyerFee: BigInt(row.buyer_fee),
        sellerFee: BigInt(row.seller_fee),
      })),
      total: rows[0]?.total ?? 0,
    };
  }
}

function orderOf(row: OrderRow): ViewedSpotOrder {
  return {
    id: row.id,
    pair: row.pair,
    side: row.side,
    kind: row.kind,
    price: BigInt(row.price),
    quantity: BigInt(row.quantity),
    filled: BigInt(row.filled),
    value: BigInt(row.value),
    fee: BigInt(row.fee),
    placedAt: row.placed_at.getTime(),
    endedAt: row.ended_at?.getTime(),
    end: row.end_reason ?? undefined,
  };
}

function fillOf(row: FillRow) {
  return {
    number: row.number,
    price: BigInt(row.price),
    quantity: BigInt(row.quantity),
    value: BigInt(row.value),
    takerSide: row.taker_side,
    at: row.traded_at.getTime(),
  };
}
