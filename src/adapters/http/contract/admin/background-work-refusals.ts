import type { RefusalTable } from "../refusal-table.ts";

/** Why nothing was done again. */
export const backgroundRefusals = {
  nothing_to_retry: {
    status: 409,
    message: "This is no longer waiting for a retry. Reload the page to see its state.",
  },
} as const satisfies RefusalTable;
