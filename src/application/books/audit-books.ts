import type { AuditReason, BegunAudit, Books, BooksAudits, BooksReport } from "../ports/books.ts";

/** How long audit results are kept. */
const auditsKeptSeconds = 90 * 86_400;

/** Receives the result of an audit. */
type TellReport = (report: BooksReport) => void;

/** Audits the books, and stores the result for every process. */
export class AuditBooks {
  readonly #books: Books;
  readonly #audits: Pick<BooksAudits, "record">;
  readonly #tell: TellReport;

  constructor(books: Books, audits: Pick<BooksAudits, "record">, tell: TellReport) {
    this.#books = books;
    this.#audits = audits;
    this.#tell = tell;
  }

  /** Undefined while another audit is running. */
  async execute(reason: AuditReason): Promise<BooksReport | undefined> {
    const begun = await this.#books.begin();
    return begun && this.carryOut(begun, reason);
  }

  /** The same, unless any audit began within this many seconds: once for all workers. */
  async executeWhenDue(everySeconds: number): Promise<BooksReport | undefined> {
    const begun = await this.#books.begin(everySeconds);
    return begun && this.carryOut(begun, "schedule");
  }

  /** Runs an audit in a turn already taken, then releases the turn. */
  async carryOut(begun: BegunAudit, reason: AuditReason): Promise<BooksReport> {
    try {
      const report = await begun.run();
      // Stored before the next turn: the next process sees that it was done.
      await this.#audits.record(report, reason, auditsKeptSeconds);
      this.#tell(report);
      return report;
    } finally {
      await begun.end();
    }
  }
}
