import type { RefusalTable } from "../refusal-table.ts";

export const savedSearchRefusals = {
  too_many_saved_searches: {
    status: 409,
    message: "You can't save more searches. Remove one to save another.",
  },
} as const satisfies RefusalTable;
