import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { ExportFormat, ExportState } from "../../../domain/history-export/history-export.ts";
import type { StatusKind } from "../design/status-chip.tsx";

/** Names of formats; they are the same in every language. */
export const formatNames: Readonly<Record<ExportFormat, string>> = {
  csv: "CSV",
  xlsx: "XLSX",
  pdf: "PDF",
};

/** What each state means for somebody who waits for the file. */
export const exportWords: Readonly<Record<ExportState, { kind: StatusKind; words: ReactNode }>> = {
  pending: { kind: "waiting", words: <Trans>Waiting to start</Trans> },
  in_progress: { kind: "waiting", words: <Trans>Collecting trades</Trans> },
  generating: { kind: "waiting", words: <Trans>Writing the file</Trans> },
  completed: { kind: "done", words: <Trans>Ready</Trans> },
  failed: { kind: "refused", words: <Trans>Failed</Trans> },
  missing: { kind: "ended", words: <Trans>No longer kept</Trans> },
  cancelled: { kind: "ended", words: <Trans>Cancelled</Trans> },
  no_data: { kind: "ended", words: <Trans>No matching trades</Trans> },
};
