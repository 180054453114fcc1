import type { RefusalTable } from "../refusal-table.ts";

/** Why a decision on an offer was refused. */
export const offerModerationRefusals = {
  offer_rejected_for_good: { status: 409, message: "This offer was rejected permanently." },
  too_many_sticky: {
    status: 409,
    message: "Three offers of this coin and currency are already sticky. Unpin one first.",
  },
  offer_already_rejected: {
    status: 409,
    message: "This offer has already been rejected. You can reject it permanently or approve it.",
  },
} as const satisfies RefusalTable;

/** Those of an approval or a rejection. */
export const offerModerationRefusalCodes = [
  "offer_rejected_for_good",
  "offer_already_rejected",
] as const;
