import type { RefusalTable } from "../refusal-table.ts";

/** Why a relation to a trader is not changed. */
export const contactRefusals = {
  own_relation: { status: 409, message: "You can't trust or block yourself." },
} as const satisfies RefusalTable;
