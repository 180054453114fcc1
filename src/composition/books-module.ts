import { ContainerModule } from "inversify";
import { booksRoutes } from "../adapters/http/inbound/admin/books-routes.ts";
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
import { repeat } from "./repeat.ts";
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

/** How many rows break what does not hold; undefined where all does. */
function findingsOf({ invariants }: BooksReport): Readonly<Record<string, number>> | undefined {
  const broken = invariants.filter(({ count }) => count > 0);
  if (broken.length === 0) return undefined;
  return Object.fromEntries(broken.map(({ name, count }) => [name, count]));
}

/** A check that an admin asked for holds a connection of its own: the end of the process ends it. */
const breakOffWhenStopped: StartTask = (found) => () => found.get(booksTokens.books).breakOff();

/** How often a worker looks whether an audit is due; others of its kind may have been first. */
const lookEveryMs = 60_000;

/**
 * Audits the books every so many minutes, 0: never. The first look is a minute after the start, when
 * what became due while nobody worked has been carried out. Gives what stops it.
 */
const startBooksAudits: StartTask = (found, { booksAuditMinutes: everyMinutes }) => {
  if (everyMinutes === 0) return async () => undefined;
  const auditBooks = found.get(booksTokens.auditBooks);
  const logger = found.get(tokens.logger);
  let isFirst = true;
  const looking = repeat(
    async () => {
      if (!isFirst) await auditBooks.executeWhenDue(everyMinutes * 60);
      isFirst = false;
    },
    lookEveryMs,
    (err) => logger.error({ err }, failed),
  );
  return async () => {
    const stopped = looking.stop();
    await found.get(booksTokens.books).breakOff();
    await stopped;
  };
};

/** The feature books: audits by SQL on the live database, on connections of their own. */
export const books: Feature = {
  module: ({ address }) => parts(address),
  consoleRoutes: () => [served(booksRoutes, booksTokens)],
  workerTasks: [startBooksAudits],
  tasks: [breakOffWhenStopped],
};
