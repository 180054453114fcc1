import type { DataSource, EntityManager } from "typeorm";
import type {
  ExportEnd,
  ExportPlace,
  ExportWork,
  PartKind,
  TakenExport,
} from "../../../application/ports/export-store.ts";
import type { HistoryWish } from "../../../application/ports/trade-history.ts";
import {
  exportKeptSeconds,
  exportLeaseSeconds,
  exportRecordSeconds,
  mostExportTries,
  type ExportState,
} from "../../../domain/history-export/history-export.ts";
import type { ExportSource } from "../../../domain/history-export/exported-trade.ts";
import { exportColumns, exportOf, type ExportRow } from "./export-row.ts";
import { countTrades, readTrades } from "./read-trades.ts";
import type { ExportRequests } from "./postgres-export-store.ts";

interface TakenRow extends ExportRow {
  readonly run: string;
  readonly username: string;
  /** Whether it was not tried too often. */
  readonly is_left: boolean;
  readonly place_at: Date | null;
  readonly place_id: string | null;
}

const collecting: ExportState = "in_progress";
const writing: ExportState = "generating";
const completed: ExportState = "completed";
const failed: ExportState = "failed";
const missing: ExportState = "missing";
const rowsKind: PartKind = "rows";
const fileKind: PartKind = "file";

const since = (seconds: number) => `clock_timestamp() - interval '${seconds} seconds'`;
const isFree = `is_running AND (run IS NULL OR touched_at < ${since(exportLeaseSeconds)})`;
const touched = "touched_at = clock_timestamp()";

/** The work on exports: each act of a run is a statement that finds the run, or changes nothing. */
export class PostgresExportWork implements ExportWork {
  readonly #dataSource: DataSource;
  readonly #requests: Pick<ExportRequests, "add">;

  constructor(dataSource: DataSource, requests: Pick<ExportRequests, "add">) {
    this.#dataSource = dataSource;
    this.#requests = requests;
  }

  take(id: string, run: string): Promise<TakenExport | undefined> {
    return this.#dataSource.transaction(async (transaction) => {
      const [[row]] = await transaction.query<[TakenRow[], number]>(
        `UPDATE trade_export e
            SET run = $2, tries = tries + 1, ${touched},
                state = CASE WHEN tries < $3 THEN $4 ELSE state END
           FROM trader WHERE e.id = $1 AND trader.id = e.trader_id AND ${isFree}
         RETURNING ${exportColumns}, e.run, e.tries <= $3 AS is_left, e.place_at, e.place_id, trader.username`,
        [id, run, mostExportTries, collecting],
      );
      if (!row) return undefined;
      const taken = takenOf(row);
      if (row.is_left) return taken;
      await endIn(transaction, taken, { state: failed });
      return undefined;
    });
  }

  async release({ id, run }: TakenExport): Promise<void> {
    await this.#dataSource.query("UPDATE trade_export SET run = NULL WHERE id = $1 AND run = $2", [
      id,
      run,
    ]);
  }

  trades(
    wish: HistoryWish,
    after: ExportPlace | undefined,
    most: number,
  ): Promise<readonly ExportSource[]> {
    return readTrades(this.#dataSource, wish, after, most);
  }

  count(wish: HistoryWish): Promise<number> {
    return countTrades(this.#dataSource, wish);
  }

  setTotal(taken: TakenExport, rowsTotal: number): Promise<boolean> {
    return this.#change(taken, "rows_total = $3", [rowsTotal]);
  }

  async namePart(id: string, name: string, kind: PartKind): Promise<void> {
    await this.#dataSource.query(
      "INSERT INTO trade_export_part (name, export_id, kind) VALUES ($1, $2, $3)",
      [name, id, kind],
    );
  }

  keepRows(
    taken: TakenExport,
    name: string,
    { rows, place }: { readonly rows: number; readonly place: ExportPlace },
  ): Promise<boolean> {
    const set = "rows_done = rows_done + $3, place_at = $4, place_id = $5";
    const values = [rows, new Date(place.startedAt), place.tradeId];
    return this.#changeAndNumber(taken, { set, values }, { name, kind: rowsKind });
  }

  generate(taken: TakenExport): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      if (!(await change(transaction, taken, "state = $3, rows_done = 0", [writing]))) return false;
      await transaction.query(
        "UPDATE trade_export_part SET number = NULL WHERE export_id = $1 AND kind = $2",
        [taken.id, fileKind],
      );
      return true;
    });
  }

  keepFile(taken: TakenExport, name: string): Promise<boolean> {
    return this.#changeAndNumber(taken, { set: undefined, values: [] }, { name, kind: fileKind });
  }

  setWritten(taken: TakenExport, rows: number): Promise<boolean> {
    return this.#change(taken, "rows_done = $3", [rows]);
  }

  end(taken: TakenExport, end: ExportEnd): Promise<boolean> {
    return this.#dataSource.transaction((transaction) => endIn(transaction, taken, end));
  }

  async stalled(most: number): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ id: string }[]>(
      `SELECT id FROM trade_export
        WHERE is_running AND touched_at < ${since(exportLeaseSeconds)} ORDER BY touched_at LIMIT $1`,
      [most],
    );
    return rows.map(({ id }) => id);
  }

  async requestAgain(id: string): Promise<void> {
    await this.#dataSource.transaction((transaction) => this.#requests.add(transaction, id));
  }

  async leftovers(most: number): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ name: string }[]>(
      `SELECT p.name FROM trade_export_part p LEFT JOIN trade_export e ON e.id = p.export_id
        WHERE e.id IS NULL
           OR NOT e.is_running AND (e.state <> $1 OR p.kind = $2 OR p.number IS NULL)
        LIMIT $3`,
      [completed, rowsKind, most],
    );
    return rows.map(({ name }) => name);
  }

  async forgetPart(name: string): Promise<void> {
    await this.#dataSource.query("DELETE FROM trade_export_part WHERE name = $1", [name]);
  }

  async retire(): Promise<void> {
    await this.#dataSource.query(
      `UPDATE trade_export SET state = $2 WHERE state = $1 AND ended_at < ${since(exportKeptSeconds)}`,
      [completed, missing],
    );
  }

  async forgetOld(): Promise<void> {
    await this.#dataSource.query(
      `DELETE FROM trade_export e WHERE e.ended_at < ${since(exportRecordSeconds)}
          AND NOT EXISTS (SELECT FROM trade_export_part p WHERE p.export_id = e.id)`,
    );
  }

  #change(taken: TakenExport, set: string, values: readonly unknown[]): Promise<boolean> {
    return change(this.#dataSource, taken, set, values);
  }

  #changeAndNumber(
    taken: TakenExport,
    { set, values }: { readonly set: string | undefined; readonly values: readonly unknown[] },
    { name, kind }: { readonly name: string; readonly kind: PartKind },
  ): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      if (!(await change(transaction, taken, set, values))) return false;
      await transaction.query(
        `UPDATE trade_export_part SET number = (
           SELECT coalesce(max(number), 0) + 1 FROM trade_export_part
            WHERE export_id = $1 AND kind = $2) WHERE name = $3`,
        [taken.id, kind, name],
      );
      return true;
    });
  }
}

/** Where the export is still this run's; `values` begin with `$3`. */
async function change(
  database: Pick<EntityManager, "query">,
  { id, run }: TakenExport,
  set: string | undefined,
  values: readonly unknown[],
): Promise<boolean> {
  const changes = [touched, ...(set === undefined ? [] : [set])].join(", ");
  const [, changed] = await database.query<[unknown[], number]>(
    `UPDATE trade_export SET ${changes} WHERE id = $1 AND run = $2 AND is_running`,
    [id, run, ...values],
  );
  return changed > 0;
}

/** Its owner is told in the same transaction. */
async function endIn(
  transaction: EntityManager,
  taken: TakenExport,
  { state, bytes }: ExportEnd,
): Promise<boolean> {
  const set =
    "state = $3, bytes = $4, is_running = false, run = NULL, ended_at = clock_timestamp()";
  if (!(await change(transaction, taken, set, [state, bytes ?? null]))) return false;
  await transaction.query(
    `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
     VALUES ('export', $1, 1, $2, ARRAY[$3], clock_timestamp())`,
    [taken.id, state, taken.traderId],
  );
  return true;
}

function takenOf(row: TakenRow): TakenExport {
  const { run, username, place_at: placeAt, place_id: placeId } = row;
  const place =
    placeAt && placeId !== null ? { startedAt: placeAt.getTime(), tradeId: placeId } : undefined;
  return { ...exportOf(row), run, username, place };
}
