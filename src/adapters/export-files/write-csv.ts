import type { ExportWriter } from "../../application/ports/export-writer.ts";
import type { ExportedTrade } from "../../domain/history-export/exported-trade.ts";
import { exportColumns } from "./export-columns.ts";
import { breathing } from "./breathing.ts";
import { encoded } from "./encoded.ts";

/** Programs that open the file take what begins with these for a formula, and may run it. */
const formulaStart = /^[=+\-@\t\r\0\uff0b\uff0d\uff1d\uff20]/;

/** A cell; text that a program could take for a formula becomes text again by an apostrophe. */
export function csvCell(value: string, isNumber: boolean): string {
  const safe = !isNumber && formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Comma-separated values (RFC 4180) in UTF-8, with the mark by which spreadsheets know that. */
export const writeCsv: ExportWriter = (trades, { wish: { timeZone } }) =>
  encoded(linesOf(trades, timeZone));

async function* linesOf(trades: AsyncIterable<ExportedTrade>, timeZone: string) {
  const line = (cells: readonly string[]) => `${cells.join(",")}\r\n`;
  yield `\ufeff${line(exportColumns.map(({ title }) => csvCell(title, false)))}`;
  for await (const trade of breathing(trades)) {
    yield line(exportColumns.map(({ cell, isNumber }) => csvCell(cell(trade, timeZone), isNumber)));
  }
}
