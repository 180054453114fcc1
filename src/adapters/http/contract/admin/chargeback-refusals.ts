import type { RefusalTable } from "../refusal-table.ts";

/** Why nothing was done with a claim. */
export const chargebackRefusals = {
  nothing_owed: { status: 409, message: "Nothing is owed on this trade." },
} as const satisfies RefusalTable;
