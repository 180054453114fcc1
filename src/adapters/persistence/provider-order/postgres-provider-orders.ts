import type { DataSource } from "typeorm";
import type { OrderDestination } from "../../../application/ports/order-providers.ts";
import type {
  KeptQuote,
  ProviderOrderStore,
  StoredOrder,
  StoredOrderFacts,
  WantedFacts,
} from "../../../application/ports/provider-order-store.ts";
import type { Halt } from "../../../domain/halt/halt.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import {
  openOrderStates,
  orderKinds,
  takesCoins,
  voidOrderStates,
  type OrderKind,
  type OrderState,
} from "../../../domain/provider-order/provider-order.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import type { PersonKeys } from "../bank-account/person-keys.ts";
import { inDebtColumn } from "../claim/claim-column.ts";
import { holdsOnlySavedColumn } from "../send/postgres-address-book.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";
import type { SendState } from "../../../domain/send/send.ts";
import { orderColumns, orderOf, type OrderRow } from "./order-row.ts";
import { openDestination, openQuote, sealDestination, sealQuote } from "./sealed-destination.ts";

interface FactsRow extends HaltsRow {
  readonly now: Date;
  readonly sender_version: number | null;
  readonly country: string | null;
  readonly available: string;
  readonly in_debt: boolean;
  readonly day: string;
  readonly recent: string;
  readonly total: string;
  readonly open: number;
  readonly is_used: boolean;
  readonly is_only_saved: boolean;
}

const cancelled: SendState = "cancelled";
const done: OrderState = "done";
const outward = orderKinds.filter(takesCoins);

/** Orders with providers as rows; where they go is encrypted with the key of their owner. */
export class PostgresProviderOrders implements ProviderOrderStore {
  readonly #dataSource: DataSource;
  readonly #keys: PersonKeys;
  readonly #hash: (text: string) => string;

  /** `hash` has a key: there are few enough accounts to try them all. */
  constructor(dataSource: DataSource, keys: PersonKeys, hash: (text: string) => string) {
    this.#dataSource = dataSource;
    this.#keys = keys;
    this.#hash = hash;
  }

  async facts(
    traderId: TraderId,
    { kind, asset, destination, recentSeconds }: WantedFacts,
  ): Promise<StoredOrderFacts> {
    const [row] = await this.#dataSource.query<FactsRow[]>(
      `WITH own AS (SELECT * FROM provider_order WHERE trader_id = $1 AND state <> ALL ($4)),
       gone AS (SELECT usd_cents, placed_at AS at FROM own WHERE kind = ANY ($5)
                UNION ALL SELECT usd_cents, requested_at FROM send WHERE trader_id = $1 AND state <> $6)
       SELECT clock_timestamp() AS now, ${haltsColumn},
         (SELECT version FROM sender WHERE id = $1) AS sender_version,
         (SELECT country FROM preference WHERE trader_id = $1) AS country,
         coalesce((SELECT balance FROM ledger_account WHERE id = $2), 0)::text AS available,
         ${inDebtColumn("$1")} AS in_debt, ${holdsOnlySavedColumn("$1")} AS is_only_saved,
         (SELECT coalesce(sum(usd_cents), 0)::text FROM own WHERE kind = $3
             AND placed_at > clock_timestamp() - interval '1 day') AS day,
         (SELECT coalesce(sum(usd_cents), 0)::text FROM gone
           WHERE at > clock_timestamp() - make_interval(secs => $7)) AS recent,
         (SELECT coalesce(sum(usd_cents), 0)::text FROM gone) AS total,
         (SELECT count(*)::integer FROM own WHERE state = ANY ($8)) AS open,
         EXISTS (SELECT FROM own WHERE kind = $3 AND destination_hash = $9 AND state = $10) AS is_used`,
      [
        traderId,
        accountId({ kind: "available", asset, traderId }),
        kind,
        voidOrderStates,
        outward,
        cancelled,
        recentSeconds,
        openOrderStates,
        destination ? this.#hash(nameOf(destination)) : null,
        done,
      ],
    );
    if (!row) throw new Error("The database gave no row");
    return {
      now: row.now.getTime(),
      senderVersion: row.sender_version ?? undefined,
      country: row.country ?? undefined,
      available: BigInt(row.available),
      inDebt: row.in_debt,
      halts: haltsOf(row),
      dayUsdCents: BigInt(row.day),
      recentUsdCents: BigInt(row.recent),
      totalUsdCents: BigInt(row.total),
      openOrders: row.open,
      isDestinationUsed: row.is_used,
      isOnlySaved: row.is_only_saved,
    };
  }

  async keepQuote(quote: KeptQuote): Promise<void> {
    const { traderId, kind, id, expiresAt } = quote;
    const cipher = await this.#keys.make(traderId);
    await this.#dataSource.query(
      `INSERT INTO provider_quote (trader_id, kind, id, quote, expires_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (trader_id, kind) DO UPDATE
          SET id = excluded.id, quote = excluded.quote, expires_at = excluded.expires_at`,
      [traderId, kind, id, sealQuote(cipher, quote), new Date(expiresAt)],
    );
  }

  async quoteOf(traderId: TraderId, id: string): Promise<KeptQuote | undefined> {
    const [row] = await this.#dataSource.query<{ quote: string }[]>(
      "SELECT quote FROM provider_quote WHERE trader_id = $1 AND id = $2",
      [traderId, id],
    );
    const cipher = row && (await this.#keys.find(traderId));
    return row && cipher ? openQuote(cipher, row.quote, id) : undefined;
  }

  async seal(quote: KeptQuote): Promise<Readonly<Record<string, string>>> {
    const { traderId, destination } = quote;
    if (!destination) return {};
    return {
      destination: sealDestination(await this.#keys.make(traderId), quote),
      destinationHash: this.#hash(nameOf(destination)),
    };
  }

  async find(id: string): Promise<StoredOrder | undefined> {
    const [order] = await this.#list("WHERE o.id = $1", [id]);
    return order;
  }

  listOpen(): Promise<readonly StoredOrder[]> {
    return this.#list("WHERE o.ended_at IS NULL ORDER BY o.placed_at, o.id LIMIT 500", []);
  }

  async listOf(
    traderId: TraderId,
    kind: OrderKind,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ) {
    const [[counted], orders] = await Promise.all([
      this.#dataSource.query<{ total: number }[]>(
        "SELECT count(*)::integer AS total FROM provider_order WHERE trader_id = $1 AND kind = $2",
        [traderId, kind],
      ),
      this.#list(
        "WHERE o.trader_id = $1 AND o.kind = $2 ORDER BY o.placed_at DESC, o.id OFFSET $3 LIMIT $4",
        [traderId, kind, offset, limit],
      ),
    ]);
    return { orders, total: counted?.total ?? 0 };
  }

  async present(): Promise<{ now: Instant; halts: readonly Halt[] }> {
    const [row] = await this.#dataSource.query<(HaltsRow & { now: Date })[]>(
      `SELECT clock_timestamp() AS now, ${haltsColumn}`,
    );
    if (!row) throw new Error("The database gave no row");
    return { now: row.now.getTime(), halts: haltsOf(row) };
  }

  async #list(rest: string, values: unknown[]): Promise<readonly StoredOrder[]> {
    const rows = await this.#dataSource.query<OrderRow[]>(
      `SELECT ${orderColumns} FROM provider_order o ${rest}`,
      values,
    );
    return Promise.all(rows.map((row) => this.#stored(row)));
  }

  async #stored(row: OrderRow): Promise<StoredOrder> {
    const order = orderOf(row);
    const cipher = row.destination === null ? undefined : await this.#keys.find(row.trader_id);
    const destination =
      cipher && row.destination !== null
        ? openDestination(cipher, row.destination, order)
        : undefined;
    return { ...order, destination };
  }
}

/** What makes two destinations the same. */
function nameOf(destination: OrderDestination): string {
  const { kind } = destination;
  if (kind !== "bank") return `${kind} ${destination.number}`;
  const { country, iban, clabe, accountNumber, routingNumber, ifsc, bankId, fiatCurrencyId } =
    destination.details;
  const parts = [country, iban, clabe, accountNumber, routingNumber, ifsc, bankId, fiatCurrencyId];
  return `${kind} ${JSON.stringify(parts)}`;
}
