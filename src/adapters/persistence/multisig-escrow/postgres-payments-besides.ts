import type { DataSource } from "typeorm";
import { databaseTime } from "../connection/database-time.ts";
import type {
  ListedPaymentBesides,
  PaymentsBesides,
  StoredPaymentBesides,
} from "../../../application/ports/payments-besides.ts";
import type { BesidesState } from "../../../domain/multisig-escrow/payment-besides.ts";
import type { Instant } from "../../../domain/trade/trade.ts";

interface BesidesRow {
  readonly id: string;
  readonly version: number;
  readonly trade_id: string;
  readonly transaction: string;
  readonly place: number;
  readonly units: string;
  readonly height: number;
  readonly state: BesidesState;
  readonly buyer_id: string;
  readonly seller_id: string;
}

interface ListedRow extends BesidesRow {
  readonly buyer_name: string;
  readonly seller_name: string;
  readonly address: string | null;
  readonly exit_blocks: number;
  readonly seen_at: Date;
}

const columns = `p.id, p.version, p.trade_id, p.transaction, p.place, p.units::text AS units, p.height, p.state,
  t.buyer_id, t.seller_id`;

/** Payments besides the coins of multisig escrows, as rows. */
export class PostgresPaymentsBesides implements PaymentsBesides {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async find(id: string): Promise<StoredPaymentBesides | undefined> {
    const [row] = await this.#dataSource.query<BesidesRow[]>(
      `SELECT ${columns} FROM payment_besides p JOIN trade t ON t.id = p.trade_id WHERE p.id = $1`,
      [id],
    );
    return row && paymentOf(row);
  }

  async list(
    state: BesidesState,
    { after, most }: Parameters<PaymentsBesides["list"]>[1],
  ): Promise<readonly ListedPaymentBesides[]> {
    const rows = await this.#dataSource.query<ListedRow[]>(
      `SELECT ${columns}, b.username AS buyer_name, s.username AS seller_name, e.address, e.exit_blocks, p.seen_at
         FROM payment_besides p JOIN trade t ON t.id = p.trade_id JOIN multisig_escrow e ON e.id = p.trade_id
         JOIN trader b ON b.id = t.buyer_id JOIN trader s ON s.id = t.seller_id
        WHERE p.state = $1
          AND ($3::text IS NULL OR (p.seen_at, p.id) > (SELECT a.seen_at, a.id FROM payment_besides a WHERE a.id = $3))
        ORDER BY p.seen_at, p.id LIMIT $2`,
      [state, most, after ?? null],
    );
    return rows.map((row) => ({
      ...paymentOf(row),
      buyerName: row.buyer_name,
      sellerName: row.seller_name,
      address: row.address ?? undefined,
      exitBlocks: row.exit_blocks,
      seenAt: row.seen_at.getTime(),
    }));
  }

  now(): Promise<Instant> {
    return databaseTime(this.#dataSource);
  }
}

function paymentOf(row: BesidesRow): StoredPaymentBesides {
  const { id, version, transaction, place, height, state } = row;
  const { trade_id: tradeId, buyer_id: buyerId, seller_id: sellerId } = row;
  const units = BigInt(row.units);
  return { id, version, tradeId, transaction, place, units, height, state, buyerId, sellerId };
}
