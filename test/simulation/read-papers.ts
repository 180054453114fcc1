import type { DataSource } from "typeorm";
import type { ExportWish } from "../../src/application/ports/export-store.ts";
import type { ExportState } from "../../src/domain/history-export/history-export.ts";
import type { StoredPapers } from "./stored-papers.ts";

interface FileRow {
  readonly id: string;
  readonly trade_id: string;
  readonly author_id: string;
  readonly name: string | null;
  readonly bytes: number;
  readonly is_stored: boolean;
  readonly seq: number | null;
  readonly at: Date;
}

interface ExportRow {
  readonly id: string;
  readonly trader_id: string;
  readonly wish: ExportWish;
  readonly state: ExportState;
  readonly is_running: boolean;
  readonly requested_at: Date;
  readonly ended_at: Date | null;
  readonly file: readonly string[];
}

/** Files of trades and of past trades, as a database has them. */
export async function readPapers(pool: Pick<DataSource, "query">): Promise<StoredPapers> {
  const files = await pool.query<FileRow[]>(
    `SELECT f.id, f.trade_id, f.author_id, g.name, f.bytes, f.is_stored, f.seq, f.at
       FROM attachment f LEFT JOIN attachment_content g ON g.attachment_id = f.id ORDER BY f.at`,
  );
  const exports = await pool.query<ExportRow[]>(
    `SELECT e.id, e.trader_id, e.wish, e.state, e.is_running, e.requested_at, e.ended_at,
            ARRAY(SELECT p.name FROM trade_export_part p
                   WHERE p.export_id = e.id AND p.kind = 'file' AND p.number IS NOT NULL
                   ORDER BY p.number) AS file
       FROM trade_export e ORDER BY e.requested_at`,
  );
  const parts = await pool.query<{ name: string }[]>("SELECT name FROM trade_export_part");
  return {
    files: files.map((row) => ({
      id: row.id,
      tradeId: row.trade_id,
      authorId: row.author_id,
      name: row.name ?? undefined,
      bytes: row.bytes,
      isStored: row.is_stored,
      seq: row.seq ?? undefined,
      at: row.at.getTime(),
    })),
    exports: exports.map((row) => ({
      id: row.id,
      traderId: row.trader_id,
      wish: row.wish,
      state: row.state,
      isRunning: row.is_running,
      requestedAt: row.requested_at.getTime(),
      endedAt: row.ended_at?.getTime(),
      file: row.file,
    })),
    parts: new Set(parts.map(({ name }) => name)),
  };
}
