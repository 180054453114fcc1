import type { RefusalTable } from "../refusal-table.ts";

/** Why a decision on an offer was refused. */
export const offerModerationRefusals = {
  offer_rejected_for_good: { status: 409, message: "This offer was rejected permanently." },
  offer_already_rejected: {
    status: 409,
    message: "This offer has already been rejected. You can reject it permanently or approve it.",
  },
} as const satisfies RefusalTable;

export const offerModerationRefusalCodes = Object.keys(
  offerModerationRefusals,
) as (keyof typeof offerModerationRefusals)[];
