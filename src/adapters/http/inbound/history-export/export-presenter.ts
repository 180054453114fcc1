import type { TradeExport } from "../../../../application/ports/export-store.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import {
  exportKeptSeconds,
  runningExports,
} from "../../../../domain/history-export/history-export.ts";
import type { ExportView } from "../../contract/history-export/history-export.ts";
import { typeOfSide } from "../../contract/trade/offer-type.ts";

/** An export as its owner sees it. */
export function presentExport(found: TradeExport): ExportView {
  const { id, format, state, wish, rowsTotal, bytes, endedAt } = found;
  const { asset, side, paymentMethod } = wish;
  const isCompleted = state === "completed";
  return {
    id,
    format,
    exportStatus: state,
    startDate: wish.startDate,
    endDate: wish.endDate,
    timezone: wish.timeZone,
    status: wish.filter,
    cryptoCurrencyCode: asset ?? null,
    offerType: side ? typeOfSide(side) : null,
    paymentMethodName:
      paymentMethod === undefined
        ? null
        : (findPaymentMethod(paymentMethod)?.name ?? paymentMethod),
    progress: progressOf(found),
    trades: rowsTotal ?? null,
    bytes: bytes ?? null,
    fileName: fileNameOf(found),
    requestedAt: new Date(found.requestedAt).toISOString(),
    endedAt: endedAt === undefined ? null : new Date(endedAt).toISOString(),
    keptUntil:
      isCompleted && endedAt !== undefined
        ? new Date(endedAt + exportKeptSeconds * 1_000).toISOString()
        : null,
  };
}

/** Letters, digits, hyphens and dots alone. */
export function fileNameOf({ format, wish: { startDate, endDate } }: TradeExport): string {
  return `trades-${startDate}-${endDate}.${format}`;
}

/** Collecting is the first half of the work, writing the second. */
function progressOf({ state, rowsDone, rowsTotal }: TradeExport): number | null {
  if (state === "completed") return 100;
  if (!runningExports.includes(state) || rowsTotal === undefined) return null;
  const half = Math.min(50, Math.floor((rowsDone / Math.max(1, rowsTotal)) * 50));
  return state === "generating" ? 50 + half : half;
}
