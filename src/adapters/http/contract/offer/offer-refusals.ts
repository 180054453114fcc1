import type { RefusalTable } from "../refusal-table.ts";

/** What offers refuse beside the start of a trade. */
export const offerRefusals = {} as const satisfies RefusalTable;
