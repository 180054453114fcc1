import { killedProgram } from "./f01-killed-program.ts";
import type { FaultRow } from "./fault-row.ts";

/** Every fault that the program is shown to survive, in the order of the catalogue. */
export const rows: readonly FaultRow[] = [killedProgram];
