import type { RefusalTable } from "../refusal-table.ts";

/** Why nothing was stopped or ended. */
export const stopRefusals = {
  stop_on: { status: 409, message: "Just this is stopped already." },
  stop_over: { status: 409, message: "This stop has ended already." },
} as const satisfies RefusalTable;
