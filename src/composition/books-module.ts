import { ContainerModule, type Container } from "inversify";
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

/** The names of the parts that audit the books. */
export const booksTokens = {
  books: token<Books>("books"),
  audits: token<BooksAudits>("booksAudits"),
  auditBooks: token<AuditBooks>("auditBooks"),
  checkBooks: token<CheckBooks>("checkBooks"),
  viewBooks: token<ViewBooks>("viewBooks"),
};

const failed = "the books were not audited";

/** The feature books: audits by SQL on the live database, on connections of their own. */
export function books(address: DatabaseAddress): ContainerModule {
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

/** How often a worker looks whether an audit is due; others of its kind may have been first. */
const lookEveryMs = 60_000;

/**
 * Audits the books every so many minutes, 0: never. The first look is a minute after the start, when
 * what became due while nobody worked has been carried out. Gives what stops it.
 */
export function startBooksAudits(container: Container, everyMinutes: number): () => Promise<void> {
  if (everyMinutes === 0) return async () => undefined;
  const auditBooks = container.get(booksTokens.auditBooks);
  const logger = container.get(tokens.logger);
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
    await container.get(booksTokens.books).breakOff();
    await stopped;
  };
}
