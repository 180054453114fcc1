import { expectOwnSchema, migrate } from "../adapters/persistence/migrations/migrate.ts";
import { invariants } from "../application/ports/invariants.ts";
import type { AuditScope, BooksReport } from "../application/ports/books.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";
import { books, booksTokens } from "./books-module.ts";
import { readConfig, type Config } from "./config.ts";
import { createContainer } from "./container.ts";
import { openDatabase } from "./open-database.ts";
import { openPools } from "./open-pools.ts";
import { findProject } from "./project.ts";
import { endWith } from "./serve.ts";

/**
 * Audits the books once, next to whatever runs, and prints a line per invariant; `--all` reads every
 * sealed period and slice again. Exits with 1 on findings.
 */
export async function auditBooksOnce(args: readonly string[]): Promise<void> {
  try {
    const scope = scopeOf(args);
    const report = await audit(readConfig(process.env, findProject().folder), scope);
    process.stdout.write(linesOf(report));
    process.exitCode = report.invariants.some(({ count }) => count > 0) ? 1 : 0;
  } catch (error) {
    endWith(error);
  }
}

function scopeOf(args: readonly string[]): AuditScope {
  const unknown = args.find((arg) => arg !== "--all");
  if (unknown !== undefined)
    throw new CannotStart(`${unknown} is not an option of audit-books: it has only --all.`);
  return args.length > 0 ? "all" : "open";
}

async function audit(config: Config, scope: AuditScope): Promise<BooksReport> {
  const closers: (() => Promise<void>)[] = [];
  try {
    const { owner, app } = await openDatabase(config, closers);
    await expectOwnSchema(owner);
    const database = await migrate(owner, app);
    // Findings are printed; nothing is added to the audit log, so that no secret is needed.
    const none = new Uint8Array();
    const container = createContainer(
      {
        config: { ...config, logLevel: "silent" },
        address: database.app,
        secrets: { audit: none, session: none, fieldEncryption: none },
      },
      [],
      [books],
    );
    await openPools(container, database.app, closers);
    const report = await container.get(booksTokens.auditBooks).execute("command", scope);
    if (report) return report;
    throw new CannotStart("The books are being checked right now: try again in a minute.");
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

function linesOf({ invariants: reports, milliseconds }: BooksReport): string {
  const lines = reports.flatMap(({ name, count, rows }) => [
    `${count === 0 ? "ok    " : "BROKEN"}  ${name}  ${invariants[name]}`,
    ...(count === 0 ? [] : [`        ${count} in all, of these:`]),
    ...rows.map((row) => `        ${JSON.stringify(row)}`),
  ]);
  const broken = reports.filter(({ count }) => count > 0).length;
  const result = broken === 0 ? "The books balance" : `The books do not balance: ${broken} broken`;
  return `${[...lines, `${result} (${reports.length} invariants, ${milliseconds} ms).`].join("\n")}\n`;
}
