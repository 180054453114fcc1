import type { RefusalTable } from "../refusal-table.ts";

/** Why nothing was halted or ended. */
export const haltRefusals = {
  halt_active: { status: 409, message: "Just this is halted already." },
  halt_over: { status: 409, message: "This halt has ended already." },
} as const satisfies RefusalTable;
