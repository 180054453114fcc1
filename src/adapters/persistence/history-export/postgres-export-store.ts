import type { DataSource, EntityManager } from "typeorm";
import type {
  ExportStore,
  NewExport,
  PartKind,
  TradeExport,
} from "../../../application/ports/export-store.ts";
import type { ExportState } from "../../../domain/history-export/history-export.ts";
import { lockAccount } from "../account/account-lock.ts";
import { exportColumns, exportOf, type ExportRow } from "./export-row.ts";

/** How the work on an export is requested. */
export interface ExportRequests {
  /** In the transaction that keeps it. */
  add(transaction: EntityManager, id: string): Promise<void>;
  /** After it: somebody waits. */
  wake(): Promise<void>;
}

const first: ExportState = "pending";
const cancelled: ExportState = "cancelled";
const missing: ExportState = "missing";

/** Exports as rows; the index of those that are running holds one for each person. */
export class PostgresExportStore implements ExportStore {
  readonly #dataSource: DataSource;
  readonly #requests: ExportRequests;

  constructor(dataSource: DataSource, requests: ExportRequests) {
    this.#dataSource = dataSource;
    this.#requests = requests;
  }

  async begin(added: NewExport, mostPerDay: number) {
    const outcome = await this.#keep(added, mostPerDay);
    if (outcome === "begun") await this.#requests.wake();
    return outcome;
  }

  #keep({ id, traderId, format, wish }: NewExport, mostPerDay: number) {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const [counted] = await transaction.query<{ running: number; recent: number }[]>(
        `SELECT (count(*) FILTER (WHERE is_running))::integer AS running,
                (count(*) FILTER (WHERE requested_at > clock_timestamp() - interval '1 day'))::integer AS recent
           FROM trade_export WHERE trader_id = $1`,
        [traderId],
      );
      if ((counted?.running ?? 0) > 0) return "running";
      if ((counted?.recent ?? 0) >= mostPerDay) return "too_many";
      await transaction.query(
        `INSERT INTO trade_export (id, trader_id, format, wish, state, is_running)
         VALUES ($1, $2, $3, $4, $5, true)`,
        [id, traderId, format, wish, first],
      );
      await this.#requests.add(transaction, id);
      return "begun";
    });
  }

  async listOf(traderId: string, most: number): Promise<readonly TradeExport[]> {
    const rows = await this.#dataSource.query<ExportRow[]>(
      `SELECT ${exportColumns} FROM trade_export e WHERE e.trader_id = $1
        ORDER BY e.requested_at DESC, e.id LIMIT $2`,
      [traderId, most],
    );
    return rows.map(exportOf);
  }

  async find(id: string, traderId: string): Promise<TradeExport | undefined> {
    const [row] = await this.#dataSource.query<ExportRow[]>(
      `SELECT ${exportColumns} FROM trade_export e WHERE e.id = $1 AND e.trader_id = $2`,
      [id, traderId],
    );
    return row && exportOf(row);
  }

  async cancel(id: string, traderId: string): Promise<boolean> {
    const [, changed] = await this.#dataSource.query<[unknown[], number]>(
      `UPDATE trade_export
          SET state = $3, is_running = false, run = NULL, ended_at = clock_timestamp()
        WHERE id = $1 AND trader_id = $2 AND is_running`,
      [id, traderId, cancelled],
    );
    return changed > 0;
  }

  async parts(id: string, kind: PartKind): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ name: string }[]>(
      `SELECT name FROM trade_export_part
        WHERE export_id = $1 AND kind = $2 AND number IS NOT NULL ORDER BY number`,
      [id, kind],
    );
    return rows.map(({ name }) => name);
  }

  async lose(id: string): Promise<void> {
    await this.#dataSource.query(
      "UPDATE trade_export SET state = $2 WHERE id = $1 AND NOT is_running",
      [id, missing],
    );
  }
}
