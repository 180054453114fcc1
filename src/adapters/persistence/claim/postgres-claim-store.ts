import type { DataSource } from "typeorm";
import type {
  ChargebackViews,
  ClaimStore,
  ServableDebt,
} from "../../../application/ports/claim-store.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import type { ChargebackState } from "../../../domain/trade/trade-status.ts";
import { fromTrades, listColumns, listItemOf, type ListRow } from "../trade/trade-list-row.ts";
import {
  claimJson,
  claimOf,
  isOpen,
  debtorBalanceColumn,
  debtorBalanceOf,
  type ClaimJson,
  type DebtorBalanceJson,
} from "./claim-column.ts";

interface ReportRow extends ListRow {
  readonly reported_at: Date;
  readonly own_claim: ClaimJson | null;
}

/** Reads what is owed, and the reports that it came from. */
export class PostgresClaimStore implements ClaimStore, ChargebackViews {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async debtorBalance(traderId: string, asset: AssetCode) {
    const [row] = await this.#dataSource.query<{ debtorBalance: DebtorBalanceJson; now: Date }[]>(
      `SELECT ${debtorBalanceColumn("$1", "$2")} AS "debtorBalance", clock_timestamp() AS now`,
      [traderId, asset],
    );
    if (!row) throw new Error("The database gave no row");
    return { debtorBalance: debtorBalanceOf(row.debtorBalance, asset), now: row.now.getTime() };
  }

  async openClaims(debtorId: string) {
    const rows = await this.#dataSource.query<{ claim: ClaimJson }[]>(
      `SELECT ${claimJson("c")} AS claim FROM claim c
        WHERE c.debtor_id = $1 AND ${isOpen("c")} ORDER BY c.made_at, c.trade_id`,
      [debtorId],
    );
    return rows.map(({ claim }) => claimOf(claim));
  }

  listServable(most: number): Promise<readonly ServableDebt[]> {
    return this.#dataSource.query<ServableDebt[]>(
      `SELECT DISTINCT c.debtor_id AS "debtorId", c.asset FROM claim c
         JOIN ledger_account a ON a.owner_id = c.debtor_id AND a.asset = c.asset
        WHERE ${isOpen("c")} AND a.balance > 0 LIMIT $1`,
      [most],
    );
  }

  async listSettled(state: ChargebackState, most: number): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ id: string }[]>(
      `SELECT t.id FROM trade t JOIN claim c ON c.trade_id = t.id
        WHERE t.chargeback = $1 AND NOT ${isOpen("c")} LIMIT $2`,
      [state, most],
    );
    return rows.map(({ id }) => id);
  }

  async list(
    states: readonly ChargebackState[],
    reportAct: string,
    without: readonly string[],
    from: number,
    most: number,
  ) {
    const isShown = `t.chargeback = ANY ($1)
      AND t.buyer_id <> ALL ($2::text[]) AND t.seller_id <> ALL ($2::text[])`;
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<ReportRow[]>(
        `SELECT ${listColumns}, reported.at AS reported_at,
                (SELECT ${claimJson("c")} FROM claim c WHERE c.trade_id = t.id) AS own_claim
           ${fromTrades}
           JOIN LATERAL (SELECT max(e.at) AS at FROM trade_event e
                          WHERE e.trade_id = t.id AND e.act = $3) reported ON true
          WHERE ${isShown} ORDER BY reported.at, t.id LIMIT $4 OFFSET $5`,
        [states, without, reportAct, most, from],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total FROM trade t WHERE ${isShown}`,
        [states, without],
      ),
    ]);
    return { trades: rows.map(reportedOf), total: counted?.total ?? 0 };
  }
}

function reportedOf(row: ReportRow) {
  return {
    ...listItemOf(row),
    reportedAt: row.reported_at.getTime(),
    claim: row.own_claim ? claimOf(row.own_claim) : undefined,
  };
}
