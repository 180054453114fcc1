import { ContainerModule } from "inversify";
import { booksRoutes } from "../adapters/http/inbound/admin/books-routes.ts";
import { auditGauges } from "../adapters/metrics/audit-gauges.ts";
import { bookProbes } from "../adapters/persistence/books/book-probes.ts";
import { bookQueries } from "../adapters/persistence/books/book-queries.ts";
import { PostgresBookAudits } from "../adapters/persistence/books/postgres-book-audits.ts";
import { PostgresBooks } from "../adapters/persistence/books/postgres-books.ts";
import type { DatabaseAddress } from "../adapters/persistence/connection/data-source.ts";
import { eventsKeptSeconds } from "../application/housekeeping/kept-seconds.ts";
import { AuditBooks } from "../application/books/audit-books.ts";
import { CheckBooks } from "../application/books/check-books.ts";
import { ViewBooks } from "../application/books/view-books.ts";
import type { Books, BooksAudits, BooksReport } from "../application/ports/books.ts";
import type { Config } from "./config.ts";
import { roundKind, type FeatureJob } from "./feature-job.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";
import type { StartTask } from "./background-task.ts";
import { served, type Feature } from "./feature.ts";

/** The names of the parts that audit the books. */
export const booksTokens = {
  books: token<Books>("books"),
  audits: token<BooksAudits>("booksAudits"),
  auditBooks: token<AuditBooks>("auditBooks"),
  checkBooks: token<CheckBooks>("checkBooks"),
  viewBooks: token<ViewBooks>("viewBooks"),
};

const failed = "the books were not audited";

function parts(address: DatabaseAddress): ContainerModule {
  const t = booksTokens;
  return new ContainerModule(({ bind }) => {
    bind(t.books).toResolvedValue(
      (pool) => new PostgresBooks(address, pool, bookQueries(eventsKeptSeconds), bookProbes),
      [tokens.dataSource],
    );
    bind(t.audits).toResolvedValue((pool) => new PostgresBookAudits(pool), [tokens.dataSource]);
    bind(t.auditBooks).toResolvedValue(
      (each, audits, logger) =>
        new AuditBooks(each, audits, (report) => {
          const findings = findingsOf(report);
          if (findings) logger.error({ findings }, "the books do not balance");
          else logger.info({ milliseconds: report.milliseconds }, "the books balance");
        }),
      [t.books, t.audits, tokens.logger],
    );
    bind(t.checkBooks).toResolvedValue(
      (each, auditBooks, log, logger) =>
        new CheckBooks(each, auditBooks, log, (err) => logger.error({ err }, failed)),
      [t.books, t.auditBooks, staffTokens.auditLog, tokens.logger],
    );
    bind(t.viewBooks).toResolvedValue((audits) => new ViewBooks(audits), [t.audits]);
  });
}

/** How many rows break each failed invariant; undefined where all hold. */
function findingsOf({ invariants }: BooksReport): Readonly<Record<string, number>> | undefined {
  const broken = invariants.filter(({ count }) => count > 0);
  if (broken.length === 0) return undefined;
  return Object.fromEntries(broken.map(({ name, count }) => [name, count]));
}

/**
 * A check requested by an admin holds its own connection: it is cancelled when the process stops.
 */
const breakOffWhenStopped: StartTask = (found) => () => found.get(booksTokens.books).breakOff();

/**
 * Audits the books every so many minutes, 0: never. Every minute it is checked whether one is due,
 * the first time a minute after the start, when what became due while no worker ran has been done.
 */
function auditJobs({ booksAuditMinutes: everyMinutes }: Config): readonly FeatureJob[] {
  if (everyMinutes === 0) return [];
  return [
    (found) => ({
      kind: roundKind("audit-books", 1_800),
      rounds: { everySeconds: 60, firstAfterSeconds: 60 },
      async run() {
        await found.get(booksTokens.auditBooks).executeWhenDue(everyMinutes * 60);
        return [];
      },
      breakOff: () => found.get(booksTokens.books).breakOff(),
    }),
  ];
}

/** The feature books: audits by SQL on the live database, on connections of their own. */
export const books: Feature = {
  module: ({ address }) => parts(address),
  consoleRoutes: () => [served(booksRoutes, booksTokens)],
  gauges: (found) => auditGauges(() => found.get(booksTokens.audits).last()),
  jobs: auditJobs,
  tasks: [breakOffWhenStopped],
};
