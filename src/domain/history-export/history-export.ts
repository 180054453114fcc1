/** The states of an export (specification, section 4). `missing`: its file is gone. */
export const exportStates = [
  "pending",
  "in_progress",
  "generating",
  "completed",
  "failed",
  "missing",
  "cancelled",
  "no_data",
] as const;

export type ExportState = (typeof exportStates)[number];

/** While it is worked on. */
export const runningExports: readonly ExportState[] = ["pending", "in_progress", "generating"];

/** The formats of its file (specification, section 3). */
export const exportFormats = ["csv", "xlsx", "pdf"] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** The most days between the first and the last day (specification, section 9). */
export const mostExportDays = 31;

/** How long a file is kept (answers 113). */
export const exportKeptSeconds = 7 * 86_400;

/** How long a record is kept after its file is gone. */
export const exportRecordSeconds = 90 * 86_400;

/** An export reads every trade of a month: the most in a day. */
export const mostExportsPerDay = 30;

/** How often a worker begins an export until it has failed. */
export const mostExportTries = 5;

/** Nobody works on an export whose worker did not say so for that long. */
export const exportLeaseSeconds = 60;
