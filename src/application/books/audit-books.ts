import type {
  AuditReason,
  AuditScope,
  BegunAudit,
  Books,
  BooksAudits,
  BooksReport,
} from "../ports/books.ts";
import type { InvariantName } from "../ports/invariants.ts";

/** How long audit results are kept. */
const auditsKeptSeconds = 90 * 86_400;

/** While one of these is broken, no period is sealed: what breaks them stays among what every audit reads. */
const sealed: ReadonlySet<InvariantName> = new Set<InvariantName>([
  "entries-balance",
  "balances-are-sums",
  "periods-unchanged",
  "holds-settled-once",
  "right-sums-to-right-parties",
]);

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
  async execute(reason: AuditReason, scope?: AuditScope): Promise<BooksReport | undefined> {
    const begun = await this.#books.begin();
    return begun && this.carryOut(begun, reason, scope);
  }

  /** The same, unless any audit began within this many seconds: once for all workers. */
  async executeWhenDue(everySeconds: number): Promise<BooksReport | undefined> {
    const begun = await this.#books.begin(everySeconds);
    return begun && this.carryOut(begun, "schedule");
  }

  /**
   * Runs an audit in a turn already taken, seals what is old where the ledger holds, then releases
   * the turn.
   */
  async carryOut(begun: BegunAudit, reason: AuditReason, scope?: AuditScope): Promise<BooksReport> {
    try {
      const report = await begun.run(scope);
      // Stored before the next turn: the next process sees that it was done.
      await this.#audits.record(report, reason, auditsKeptSeconds);
      this.#tell(report);
      if (report.invariants.every(({ name, count }) => count === 0 || !sealed.has(name)))
        await begun.seal();
      return report;
    } finally {
      await begun.end();
    }
  }
}
