import type { RefusalTable } from "../refusal-table.ts";

/** Why a change to the team was refused. */
export const teamRefusals = {
  member_unknown: { status: 404, message: "There is no such member of staff." },
  own_account: { status: 403, message: "Nobody changes or confirms what is about himself." },
  account_disabled: { status: 409, message: "This account is closed." },
  account_enabled: { status: 409, message: "This account is open already." },
  role_same: { status: 409, message: "This is the role already." },
  proposal_waits: {
    status: 409,
    message: "Something about this member or name waits for a second admin. Decide that first.",
  },
  proposal_over: {
    status: 409,
    message: "This was decided, ran out, or does not fit any more. Nothing was changed.",
  },
  second_person_needed: { status: 403, message: "Another admin has to confirm what you proposed." },
} as const satisfies RefusalTable;

export const teamRefusalCodes = [
  ...(Object.keys(teamRefusals) as (keyof typeof teamRefusals)[]),
  "reason_needed",
  "staff_name_taken",
] as const;
