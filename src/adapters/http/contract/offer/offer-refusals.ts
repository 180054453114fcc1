import type { RefusalTable } from "../refusal-table.ts";

/** Why an appeal against an offer's rejection is not accepted. */
const appealRefusals = {
  offer_not_rejected: { status: 409, message: "This offer isn't rejected." },
  offer_appeal_used: { status: 409, message: "You can appeal a rejection once." },
  offer_appeal_too_late: { status: 409, message: "The time to appeal is over." },
} as const satisfies RefusalTable;

/** Why an offer is not promoted. */
const promotionRefusals = {
  offer_not_promotable: {
    status: 409,
    message: "Others can't see this offer. Turn it on before you promote it.",
  },
  promotion_running: { status: 409, message: "This offer is already promoted." },
  no_promotions_left: {
    status: 409,
    message: "You've used this month's promotions. You get new ones on the first of next month.",
  },
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
  manual_escrow_fee_not_allowed: {
    status: 403,
    message: "You can't set the escrow fee of this offer. Support can tell you who may.",
  },
  csv_without_columns: {
    status: 422,
    message:
      "The first line has to name columns of offers, each once. Save your offers as a file to see them.",
  },
  csv_broken: { status: 422, message: "This file is not a complete CSV file." },
  csv_too_long: { status: 422, message: "A file can have at most 500 offers." },
  csv_empty: { status: 422, message: "This file has no offers." },
  fee_bounds_wrong: {
    status: 422,
    message: "The lowest fee can't be above the highest, and no fee above 20 %.",
  },
  feature_off: { status: 403, message: "This marketplace doesn't offer this." },
  no_penalty: { status: 409, message: "This offer has no penalty." },
  penalty_reset_used: {
    status: 409,
    message: "You reset this offer's penalty a short while ago. You can do it again later.",
  },
  ...appealRefusals,
  ...promotionRefusals,
} as const satisfies RefusalTable;

export const appealRefusalCodes = Object.keys(appealRefusals) as (keyof typeof appealRefusals)[];

export const promotionRefusalCodes = Object.keys(
  promotionRefusals,
) as (keyof typeof promotionRefusals)[];

/** For reasons, appeals and reports. */
export const moderationTextCodes = ["text_too_short", "text_too_long", "text_unreadable"] as const;
