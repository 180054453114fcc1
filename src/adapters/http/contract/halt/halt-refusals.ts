import type { RefusalTable } from "../refusal-table.ts";

/** Why a halt was not started or ended. */
export const haltRefusals = {
  halt_active: { status: 409, message: "This is already halted." },
  halt_over: { status: 409, message: "This halt has already ended." },
} as const satisfies RefusalTable;
