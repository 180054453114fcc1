import { killedProgram } from "./f01-killed-program.ts";
import { killedDatabase } from "./f02-killed-database.ts";
import { resetConnections } from "./f03-reset-connections.ts";
import { silentLink } from "./f04-silent-link.ts";
import type { FaultRow } from "./fault-row.ts";

/** Every fault that the program is shown to survive, in the order of the catalogue. */
export const rows: readonly FaultRow[] = [
  killedProgram,
  killedDatabase,
  resetConnections,
  silentLink,
];
