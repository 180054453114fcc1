import type { RefusalTable } from "../refusal-table.ts";

/** Why an action on a claim was refused. */
export const chargebackRefusals = {
  nothing_owed: { status: 409, message: "Nothing is owed on this trade." },
} as const satisfies RefusalTable;
