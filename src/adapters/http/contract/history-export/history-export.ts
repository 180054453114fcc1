import { Type, type Static } from "typebox";
import { exportFormats, exportStates } from "../../../../domain/history-export/history-export.ts";
import { historyFilters } from "../../../../domain/trade-view/history-filter.ts";
import { dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { sentFile } from "../sent-file.ts";
import { RequestExportDto } from "./request-export-dto.ts";

const instant = Type.String({ description: "ISO 8601, UTC" });

/** A file of past trades, or the work on it. */
const exportView = view("TradeExport", {
  id: Type.String(),
  format: oneOf(exportFormats),
  /** `missing`: the file was kept for 7 days. */
  exportStatus: oneOf(exportStates),
  startDate: Type.String(),
  endDate: Type.String(),
  timezone: Type.String(),
  status: oneOf(historyFilters),
  cryptoCurrencyCode: orNull(Type.String()),
  offerType: orNull(Type.String()),
  paymentMethodName: orNull(Type.String()),
  /** In percent; null before the trades were counted and where it did not complete. */
  progress: orNull(Type.Integer()),
  trades: orNull(Type.Integer()),
  bytes: orNull(Type.Integer()),
  fileName: Type.String(),
  requestedAt: instant,
  endedAt: orNull(instant),
  /** Until when a file can be downloaded. */
  keptUntil: orNull(instant),
});

export type ExportView = Static<typeof exportView>;

const oneExport = { 200: { description: "The export", body: dataOf(exportView) } };

export const requestExport = route({
  id: "requestExport",
  method: "post",
  path: "/rest/v1/trade/exports",
  summary: "Request a file of one's past trades; one at a time",
  access: "trader",
  body: RequestExportDto,
  answers: oneExport,
  refusals: ["export_dates", "export_range", "export_running", "export_limit"],
});

export const listExports = route({
  id: "listExports",
  method: "get",
  path: "/rest/v1/trade/exports",
  summary: "One's exports, newest first, at most 50",
  access: "trader",
  answers: { 200: { description: "Exports", body: dataOf(Type.Array(exportView)) } },
});

export const viewExport = route({
  id: "viewExport",
  method: "get",
  path: "/rest/v1/trade/exports/{id}",
  summary: "How far an export is",
  access: "trader",
  answers: oneExport,
});

export const downloadExport = route({
  id: "downloadExport",
  method: "get",
  path: "/rest/v1/trade/exports/{id}/file",
  summary: "The file of an export that completed",
  access: "trader",
  sendsFile: true,
  answers: { 200: { description: "The file", body: sentFile } },
  refusals: ["export_no_file"],
});

export const cancelExport = route({
  id: "cancelExport",
  method: "delete",
  path: "/rest/v1/trade/exports/{id}",
  summary: "Cancel an export that is running",
  access: "trader",
  answers: oneExport,
  refusals: ["export_over"],
});

export const historyExportRoutes = {
  requestExport,
  listExports,
  viewExport,
  downloadExport,
  cancelExport,
};
