import type { RefusalTable } from "../refusal-table.ts";

/** Why the books were not audited. */
export const booksRefusals = {
  audit_running: {
    status: 409,
    message: "The books are being checked right now. The result appears here in a moment.",
  },
} as const satisfies RefusalTable;
