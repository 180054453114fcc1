import type { RefusalTable } from "../refusal-table.ts";

/** Why an appeal against an offer's rejection is not accepted. */
const appealRefusals = {
  offer_not_rejected: { status: 409, message: "This offer isn't rejected." },
  offer_appeal_used: { status: 409, message: "You can appeal a rejection once." },
  offer_appeal_too_late: { status: 409, message: "The time to appeal is over." },
} as const satisfies RefusalTable;

/** Refusals of offers other than those of starting a trade. */
export const offerRefusals = {
  too_many_active_offers: {
    status: 409,
    message: "You've reached your level's limit of active offers. Turn one off first.",
  },
  too_many_favorites: {
    status: 409,
    message: "You've reached the limit of saved offers. Remove one first.",
  },
  feature_off: { status: 403, message: "This marketplace doesn't offer this." },
  ...appealRefusals,
} as const satisfies RefusalTable;

export const appealRefusalCodes = Object.keys(appealRefusals) as (keyof typeof appealRefusals)[];

/** For reasons, appeals and reports. */
export const moderationTextCodes = ["text_too_short", "text_too_long", "text_unreadable"] as const;
