import type { RefusalTable } from "../refusal-table.ts";

/** Why an action on a person was refused. */
export const peopleRefusals = {
  state_already_so: { status: 409, message: "The account is already in this state." },
  answers_too_new: {
    status: 409,
    message: "These questions were set too recently. Ask for another proof.",
  },
  not_banned: { status: 409, message: "This person isn't banned, so they send as usual." },
  consent_not_needed: {
    status: 409,
    message: "Consent isn't needed here: the trade may be released, or it can't be.",
  },
  state_over: { status: 409, message: "This state has already ended." },
  end_not_possible: { status: 422, message: "The end must be at least a minute from now." },
} as const satisfies RefusalTable;
