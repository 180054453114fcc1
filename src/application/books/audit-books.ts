import type { AuditReason, BegunAudit, Books, BooksAudits, BooksReport } from "../ports/books.ts";

/** How long what audits found is kept. */
const auditsKeptSeconds = 90 * 86_400;

/** Is told what an audit found. */
type TellReport = (report: BooksReport) => void;

/** Audits the books, and keeps what was found for every process. */
export class AuditBooks {
  readonly #books: Books;
  readonly #audits: Pick<BooksAudits, "record">;
  readonly #tell: TellReport;

  constructor(books: Books, audits: Pick<BooksAudits, "record">, tell: TellReport) {
    this.#books = books;
    this.#audits = audits;
    this.#tell = tell;
  }

  /** Undefined while another audit runs. */
  async execute(reason: AuditReason): Promise<BooksReport | undefined> {
    const begun = await this.#books.begin();
    return begun && this.carryOut(begun, reason);
  }

  /** The same, unless somebody's audit began within so many seconds: once for all workers. */
  async executeWhenDue(everySeconds: number): Promise<BooksReport | undefined> {
    const begun = await this.#books.begin(everySeconds);
    return begun && this.carryOut(begun, "schedule");
  }

  /** Audits in a turn that was taken, and gives it up. */
  async carryOut(begun: BegunAudit, reason: AuditReason): Promise<BooksReport> {
    try {
      const report = await begun.run();
      // Kept before the next turn: who comes then sees that it was done.
      await this.#audits.record(report, reason, auditsKeptSeconds);
      this.#tell(report);
      return report;
    } finally {
      await begun.end();
    }
  }
}
