import { ContainerModule } from "inversify";
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
import type { JobHandler, JobKind } from "../application/ports/jobs.ts";
import type { RowWork } from "../application/ports/row-work.ts";
import { mostExportTries } from "../domain/history-export/history-export.ts";
import { attachmentTokens } from "./attachment-module.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { jobsTokens } from "./jobs-module.ts";
import { RowsInThread } from "./rows-in-thread.ts";
import { settingsTokens } from "./settings-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature history-export. */
const exportTokens = {
  requests: token<ExportRequests>("exportRequests"),
  exports: token<ExportStore>("exports"),
  work: token<ExportWork>("exportWork"),
  openRowWork: token<() => RowWork>("openRowWork"),
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

const parts = ({ address }: Installation) =>
  new ContainerModule(({ bind }) => {
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
    bind(t.openRowWork).toConstantValue(() => new RowsInThread(address));
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
      (exports, work, storage, openRowWork) =>
        new WriteExport({ exports, work, storage, openRowWork, newId }),
      [t.exports, t.work, attachmentTokens.storage, t.openRowWork],
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
