import type { ExportWish, TradeExport } from "../../../application/ports/export-store.ts";
import type { ExportFormat, ExportState } from "../../../domain/history-export/history-export.ts";

/** A row of `trade_export` as the driver returns it. */
export interface ExportRow {
  readonly id: string;
  readonly trader_id: string;
  readonly format: ExportFormat;
  readonly wish: ExportWish;
  readonly state: ExportState;
  readonly rows_done: number;
  readonly rows_total: number | null;
  readonly bytes: string | null;
  readonly requested_at: Date;
  readonly ended_at: Date | null;
}

/** The columns of an `ExportRow`, of the table under the name `e`. */
export const exportColumns = `e.id, e.trader_id, e.format, e.wish, e.state, e.rows_done,
  e.rows_total, e.bytes, e.requested_at, e.ended_at`;

/** The export in a row. */
export function exportOf(row: ExportRow): TradeExport {
  return {
    id: row.id,
    traderId: row.trader_id,
    format: row.format,
    wish: row.wish,
    state: row.state,
    rowsDone: row.rows_done,
    rowsTotal: row.rows_total ?? undefined,
    bytes: row.bytes === null ? undefined : Number(row.bytes),
    requestedAt: row.requested_at.getTime(),
    endedAt: row.ended_at?.getTime(),
  };
}
