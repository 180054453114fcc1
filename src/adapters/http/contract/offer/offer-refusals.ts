import type { RefusalTable } from "../refusal-table.ts";

/** What offers refuse beside the start of a trade. */
export const offerRefusals = {
  too_many_active_offers: {
    status: 409,
    message: "You have as many active offers as your level allows. Switch one off first.",
  },
} as const satisfies RefusalTable;
