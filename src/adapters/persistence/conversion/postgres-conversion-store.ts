import type { DataSource } from "typeorm";
import { databaseTime } from "../connection/database-time.ts";
import type {
  ConversionStore,
  StoredConversionFacts,
  StoredInventory,
} from "../../../application/ports/conversion-store.ts";
import type { Conversion, ConversionQuote } from "../../../domain/conversion/conversion.ts";
import { inventoryOf } from "../../../domain/conversion/inventory.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import { realAssets, type RealAsset } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { inDebtColumn } from "../claim/claim-column.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";

interface ConversionRow {
  readonly id: string;
  readonly trader_id: string;
  readonly from_asset: RealAsset;
  readonly from_units: string;
  readonly to_asset: RealAsset;
  readonly to_units: string;
  readonly spread_units: string;
}

interface FactsRow extends HaltsRow {
  readonly now: Date;
  readonly country: string | null;
  readonly available: string;
  readonly in_debt: boolean;
}

interface InventoryRow {
  readonly id: RealAsset;
  readonly version: number;
  readonly funded: string;
  readonly held: string;
}

const columns = `id, trader_id, from_asset, from_units::text AS from_units, to_asset,
  to_units::text AS to_units, spread_units::text AS spread_units`;

/** Quotes and conversions as rows. */
export class PostgresConversionStore implements ConversionStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async facts(traderId: TraderId, from: RealAsset): Promise<StoredConversionFacts> {
    const inventory = await this.inventory();
    const [row] = await this.#dataSource.query<FactsRow[]>(
      `SELECT clock_timestamp() AS now, ${haltsColumn},
         (SELECT country FROM preference WHERE trader_id = $1) AS country,
         coalesce((SELECT balance FROM ledger_account WHERE id = $2), 0)::text AS available,
         ${inDebtColumn("$1")} AS in_debt`,
      [traderId, accountId({ kind: "available", asset: from, traderId })],
    );
    if (!row) throw new Error("The database gave no row");
    return {
      now: row.now.getTime(),
      country: row.country ?? undefined,
      available: BigInt(row.available),
      inDebt: row.in_debt,
      halts: haltsOf(row),
      inventory,
    };
  }

  async keepQuote(quote: ConversionQuote): Promise<void> {
    const { id, traderId, from, to, spread, usdCents, expiresAt } = quote;
    await this.#dataSource.query(
      `INSERT INTO conversion_quote (trader_id, id, from_asset, from_units, to_asset, to_units,
           spread_units, usd_cents, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (trader_id) DO UPDATE SET id = excluded.id, from_asset = excluded.from_asset,
         from_units = excluded.from_units, to_asset = excluded.to_asset,
         to_units = excluded.to_units, spread_units = excluded.spread_units,
         usd_cents = excluded.usd_cents, expires_at = excluded.expires_at`,
      [
        traderId,
        id,
        from.asset,
        String(from.units),
        to.asset,
        String(to.units),
        String(spread.units),
        String(usdCents),
        new Date(expiresAt),
      ],
    );
  }

  async quoteOf(traderId: TraderId, id: string): Promise<ConversionQuote | undefined> {
    const [row] = await this.#dataSource.query<
      (ConversionRow & { readonly usd_cents: string; readonly expires_at: Date })[]
    >(
      `SELECT ${columns}, usd_cents::text AS usd_cents, expires_at FROM conversion_quote
        WHERE trader_id = $1 AND id = $2`,
      [traderId, id],
    );
    return (
      row && {
        ...conversionOf(row),
        usdCents: BigInt(row.usd_cents),
        expiresAt: row.expires_at.getTime(),
      }
    );
  }

  async find(traderId: TraderId, id: string): Promise<Conversion | undefined> {
    const [row] = await this.#dataSource.query<ConversionRow[]>(
      `SELECT ${columns} FROM conversion WHERE trader_id = $1 AND id = $2`,
      [traderId, id],
    );
    return row && conversionOf(row);
  }

  async inventory(): Promise<StoredInventory> {
    const rows = await this.#dataSource.query<InventoryRow[]>(
      `SELECT i.id, i.version, i.funded::text AS funded,
              coalesce((SELECT a.balance FROM ledger_account a WHERE a.id = $1 || i.id), 0)::text AS held
         FROM inventory i`,
      [accountId({ kind: "inventory", asset: "BTC" }).slice(0, -"BTC".length)],
    );
    const of = (asset: RealAsset) => rows.find(({ id }) => id === asset);
    return {
      coins: inventoryOf((asset) => ({
        held: BigInt(of(asset)?.held ?? 0),
        funded: BigInt(of(asset)?.funded ?? 0),
      })),
      versions: Object.fromEntries(
        realAssets.map((asset) => [asset, of(asset)?.version]),
      ) as StoredInventory["versions"],
    };
  }

  now(): Promise<Instant> {
    return databaseTime(this.#dataSource);
  }
}

function conversionOf(row: ConversionRow): Conversion {
  return {
    id: row.id,
    traderId: row.trader_id,
    from: money(row.from_asset, BigInt(row.from_units)),
    to: money(row.to_asset, BigInt(row.to_units)),
    spread: money(row.to_asset, BigInt(row.spread_units)),
  };
}
