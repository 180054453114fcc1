import type { RefusalTable } from "../refusal-table.ts";

/** Why somebody is not attached to an ambassador. */
const attachmentRefusals = {
  own_link: { status: 409, message: "This is your own link." },
  referrer_known: { status: 409, message: "You already have a referrer. That can't be changed." },
  referral_circle: {
    status: 409,
    message: "You referred this ambassador, so they can't be yours.",
  },
} as const satisfies RefusalTable;

/** Refusals of the partner programme. */
export const partnerRefusals = {
  ...attachmentRefusals,
  not_partner: { status: 409, message: "Open the partner programme first." },
  reward_too_small: { status: 409, message: "This is less than the minimum claim." },
} as const satisfies RefusalTable;

export const attachmentCodes = Object.keys(
  attachmentRefusals,
) as (keyof typeof attachmentRefusals)[];
