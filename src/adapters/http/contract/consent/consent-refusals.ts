import type { RefusalTable } from "../refusal-table.ts";

export const consentRefusals = {
  documents_changed: {
    status: 409,
    message: "These aren't the versions in force. Read them again, then accept.",
  },
  document_note: {
    status: 422,
    message: "Say what changed, in at most 300 characters.",
  },
} as const satisfies RefusalTable;
