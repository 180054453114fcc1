import { ContainerModule } from "inversify";
import { writeCsv } from "../adapters/export-files/write-csv.ts";
import { writePdf } from "../adapters/export-files/write-pdf.ts";
import { writeXlsx } from "../adapters/export-files/write-xlsx.ts";
import { exportRoutes } from "../adapters/http/inbound/history-export/export-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import {
  PostgresExportStore,
  type ExportRequests,
} from "../adapters/persistence/history-export/postgres-export-store.ts";
import { PostgresExportWork } from "../adapters/persistence/history-export/postgres-export-work.ts";
import { CancelExport } from "../application/history-export/cancel-export.ts";
import { FindExports } from "../application/history-export/find-exports.ts";
import { OpenExport } from "../application/history-export/open-export.ts";
import { RequestExport } from "../application/history-export/request-export.ts";
import { TendExports } from "../application/history-export/tend-exports.ts";
import { WriteExport } from "../application/history-export/write-export.ts";
import type { ExportStore, ExportWork } from "../application/ports/export-store.ts";
import type { ExportWriters } from "../application/ports/export-writer.ts";
import type { JobHandler, JobKind } from "../application/ports/jobs.ts";
import { mostExportTries } from "../domain/history-export/history-export.ts";
import { attachmentTokens } from "./attachment-module.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature } from "./feature.ts";
import { jobsTokens } from "./jobs-module.ts";
import { settingsTokens } from "./settings-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature history-export. */
const exportTokens = {
  requests: token<ExportRequests>("exportRequests"),
  exports: token<ExportStore>("exports"),
  work: token<ExportWork>("exportWork"),
  writers: token<ExportWriters>("exportWriters"),
  requestExport: token<RequestExport>("requestExport"),
  findExports: token<FindExports>("findExports"),
  cancelExport: token<CancelExport>("cancelExport"),
  openExport: token<OpenExport>("openExport"),
  writeExport: token<WriteExport>("writeExport"),
  tendExports: token<TendExports>("tendExports"),
};

/** The work on one export. */
const exportKind: JobKind<{ exportId: string }> = {
  name: "write-export",
  retries: mostExportTries,
  timeoutSeconds: 900,
  parse: ({ exportId }) => {
    if (typeof exportId !== "string") throw new TypeError("No export is named");
    return { exportId };
  },
};

const parts = new ContainerModule(({ bind }) => {
  const t = exportTokens;
  bind(t.requests).toResolvedValue(
    (jobs): ExportRequests => ({
      add: (transaction, exportId) =>
        jobs.enqueueIn(transaction, { kind: exportKind, payload: { exportId }, key: exportId }),
      wake: () => jobs.wake(exportKind.name),
    }),
    [jobsTokens.jobs],
  );
  bind(t.exports).toResolvedValue(
    (pool, request) => new PostgresExportStore(pool, request),
    [tokens.dataSource, t.requests],
  );
  bind(t.work).toResolvedValue(
    (pool, request) => new PostgresExportWork(pool, request),
    [tokens.dataSource, t.requests],
  );
  bind(t.writers).toConstantValue({ csv: writeCsv, xlsx: writeXlsx, pdf: writePdf });
  bind(t.requestExport).toResolvedValue(
    (exports, settings) => new RequestExport(exports, settings, newId),
    [t.exports, settingsTokens.settings],
  );
  bind(t.findExports).toResolvedValue((exports) => new FindExports(exports), [t.exports]);
  bind(t.cancelExport).toResolvedValue((exports) => new CancelExport(exports), [t.exports]);
  bind(t.openExport).toResolvedValue(
    (exports, storage) => new OpenExport(exports, storage),
    [t.exports, attachmentTokens.storage],
  );
  bind(t.writeExport).toResolvedValue(
    (exports, work, storage, writers) =>
      new WriteExport({ exports, work, storage, writers, newId }),
    [t.exports, t.work, attachmentTokens.storage, t.writers],
  );
  bind(t.tendExports).toResolvedValue(
    (work, storage) => new TendExports(work, storage),
    [t.work, attachmentTokens.storage],
  );
});

/** The feature history-export: files of past trades. */
export const historyExport: Feature = {
  module: parts,
  routes: () => [served(exportRoutes, exportTokens)],
  jobs: () => [
    (found) => {
      const writeExport = found.get(exportTokens.writeExport);
      const handler: JobHandler<{ exportId: string }> = {
        kind: exportKind,
        run: ({ exportId }) => writeExport.execute(exportId).then(() => []),
        breakOff: async () => writeExport.breakOff(),
      };
      return handler;
    },
    (found) => ({
      kind: roundKind("resume-exports", 60),
      rounds: { everySeconds: 60 },
      run: () =>
        found
          .get(exportTokens.tendExports)
          .resume()
          .then(() => []),
    }),
    (found) => ({
      kind: roundKind("sweep-exports", 900),
      rounds: { everySeconds: 600 },
      run: () =>
        found
          .get(exportTokens.tendExports)
          .sweep()
          .then(() => []),
    }),
  ],
};
