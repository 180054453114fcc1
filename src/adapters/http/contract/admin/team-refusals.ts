import type { RefusalTable } from "../refusal-table.ts";

/** Why a change to the team was refused. */
export const teamRefusals = {
  member_unknown: { status: 404, message: "No such member of staff." },
  own_account: { status: 403, message: "You can't change or confirm anything about yourself." },
  account_disabled: { status: 409, message: "This account is closed." },
  account_enabled: { status: 409, message: "This account is already open." },
  role_same: { status: 409, message: "The member already has this role." },
  proposal_waits: {
    status: 409,
    message:
      "Another change to this member or name is waiting for a second admin. Decide that first.",
  },
  proposal_over: {
    status: 409,
    message: "This was already decided, it expired, or it no longer applies. Nothing was changed.",
  },
  second_person_needed: {
    status: 403,
    message: "Another person has to confirm what you proposed.",
  },
} as const satisfies RefusalTable;

export const teamRefusalCodes = [
  ...(Object.keys(teamRefusals) as (keyof typeof teamRefusals)[]),
  "reason_needed",
  "staff_name_taken",
] as const;
