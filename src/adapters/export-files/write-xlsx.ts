import type { ExportWriter } from "../../application/ports/export-writer.ts";
import type { ExportedTrade } from "../../domain/history-export/exported-trade.ts";
import { exportColumns } from "./export-columns.ts";
import { writeWorkbook, type FileColumn } from "./write-workbook.ts";

/** Past trades as a workbook. */
export const writeXlsx: ExportWriter = (trades, { wish: { timeZone } }) => {
  const columns = exportColumns.map(({ title, isNumber, cell }): FileColumn<ExportedTrade> => ({
    title,
    isNumber,
    cell: (trade) => cell(trade, timeZone),
  }));
  return writeWorkbook("Trades", columns, trades);
};
