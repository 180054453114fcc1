import type { RefusalTable } from "../refusal-table.ts";

/** Why rewards are not claimed. */
export const partnerRefusals = {
  reward_too_small: { status: 409, message: "This is less than the minimum claim." },
} as const satisfies RefusalTable;
