import type { DataSource } from "typeorm";
import type { Balance, WalletStore } from "../../../application/ports/wallet-store.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import { assetCodes, type AssetCode } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { databaseTime } from "../connection/database-time.ts";

interface BalanceRow {
  readonly asset: AssetCode;
  readonly available: string;
  readonly held: string;
}

/** Balances as the books have them: nothing is added up elsewhere. */
export class PostgresWalletStore implements WalletStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async balances(traderId: string): Promise<readonly Balance[]> {
    const accounts = assetCodes.map((asset) => accountId({ kind: "available", asset, traderId }));
    const rows = await this.#dataSource.query<BalanceRow[]>(
      `SELECT asset.code AS asset, coalesce(own.balance, 0) AS available, coalesce((
         SELECT sum(e.balance) FROM trade t
           JOIN ledger_account e ON e.owner_id = t.id AND e.asset = t.asset
          WHERE t.seller_id = $2 AND t.asset = asset.code AND t.escrow = $3), 0) AS held
         FROM unnest($1::text[], $4::text[]) AS wanted (id, code)
         JOIN asset ON asset.code = wanted.code
         LEFT JOIN ledger_account own ON own.id = wanted.id`,
      [accounts, traderId, "held", assetCodes],
    );
    const byAsset = new Map(rows.map((row) => [row.asset, row]));
    return assetCodes.map((asset) => ({
      available: money(asset, BigInt(byAsset.get(asset)?.available ?? 0)),
      held: money(asset, BigInt(byAsset.get(asset)?.held ?? 0)),
    }));
  }

  now(): Promise<Instant> {
    return databaseTime(this.#dataSource);
  }
}
