import type { BooksAudits, LastAudit, RecordedAudit } from "../ports/books.ts";

/** How many audits are shown. */
const mostAudits = 20;

/** The last audits, and whether one is running. */
export interface BooksView {
  readonly isRunning: boolean;
  readonly audits: readonly RecordedAudit[];
}

/** Shows what the last audits of the books found. */
export class ViewBooks {
  readonly #audits: Pick<BooksAudits, "list" | "last" | "isRunning">;

  constructor(audits: Pick<BooksAudits, "list" | "last" | "isRunning">) {
    this.#audits = audits;
  }

  async execute(): Promise<BooksView> {
    const [isRunning, audits] = await Promise.all([
      this.#audits.isRunning(),
      this.#audits.list(mostAudits),
    ]);
    return { isRunning, audits };
  }

  /** The last one in short, for all staff; undefined before the first. */
  last(): Promise<LastAudit | undefined> {
    return this.#audits.last();
  }
}
