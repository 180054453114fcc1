import type { RefusalTable } from "../refusal-table.ts";

/** Why an action on a case was refused. */
export const caseRefusals = {
  no_open_case: { status: 409, message: "There is no open case on this trade." },
  queue_empty: { status: 404, message: "No case waits that you may take." },
  conflict_of_interest: {
    status: 403,
    message: "You have to keep away from this: you are linked to a party, or decided it before.",
  },
  case_taken: { status: 409, message: "Somebody else has this case." },
  nobody_asked: { status: 422, message: "Name the side that you ask." },
  text_too_short: { status: 422, message: "Say a little more." },
  text_too_long: { status: 422, message: "This is too long." },
  text_unreadable: { status: 422, message: "This text has signs that cannot be shown." },
  staff_unknown: { status: 422, message: "There is no such member of staff who works on cases." },
  rule_does_not_fit: { status: 422, message: "This rule does not lead to this decision." },
  evidence_unknown: { status: 422, message: "This case has no such line to cite." },
  evidence_needed: {
    status: 422,
    message: "Cite evidence, or say why there is none: the trade is worth too much for neither.",
  },
  answer_awaited: {
    status: 409,
    message: "A party you asked can still answer. Wait, or confirm that you decide before that.",
  },
  no_verdict_waits: { status: 409, message: "No verdict waits for a second person." },
} as const satisfies RefusalTable;

export const caseRefusalCodes = Object.keys(caseRefusals) as (keyof typeof caseRefusals)[];
