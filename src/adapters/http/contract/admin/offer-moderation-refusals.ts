import type { RefusalTable } from "../refusal-table.ts";

/** Why a decision on an offer was refused. */
export const offerModerationRefusals = {
  offer_rejected_for_good: { status: 409, message: "This offer was rejected for good." },
  offer_already_rejected: {
    status: 409,
    message: "This offer is rejected already. It can be rejected for good, or approved.",
  },
} as const satisfies RefusalTable;

export const offerModerationRefusalCodes = Object.keys(
  offerModerationRefusals,
) as (keyof typeof offerModerationRefusals)[];
