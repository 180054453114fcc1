import type { RefusalTable } from "../refusal-table.ts";

/** Why nothing was done again. */
export const backgroundRefusals = {
  nothing_to_retry: {
    status: 409,
    message: "This is waiting for no retry any more. Load the page again to see where it is.",
  },
} as const satisfies RefusalTable;
