import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AuditLog } from "../ports/audit.ts";
import type { Books } from "../ports/books.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditBooks } from "./audit-books.ts";

/** `audit_running`: one is under way. */
interface CheckBooksRefusal {
  readonly code: "audit_running";
}

/** An admin starts an audit of the books now. It continues after the answer. */
export class CheckBooks {
  readonly #books: Pick<Books, "begin">;
  readonly #auditBooks: AuditBooks;
  readonly #log: Pick<AuditLog, "note">;
  readonly #warn: (error: unknown) => void;

  /** `warn` is called when the audit failed. */
  constructor(
    books: Pick<Books, "begin">,
    auditBooks: AuditBooks,
    log: Pick<AuditLog, "note">,
    warn: (error: unknown) => void,
  ) {
    this.#books = books;
    this.#auditBooks = auditBooks;
    this.#log = log;
    this.#warn = warn;
  }

  async execute({ staffId, role }: StaffActor): Promise<Result<null, CheckBooksRefusal>> {
    const begun = await this.#books.begin();
    if (!begun) return refuse({ code: "audit_running" });
    const subject = { kind: "audit", id: "books" } as const;
    try {
      await this.#log.note({ staffId, role, act: "check-books", subject });
    } catch (error) {
      await begun.end();
      throw error;
    }
    void this.#auditBooks.carryOut(begun, "staff").catch(this.#warn);
    return accept(null);
  }
}
