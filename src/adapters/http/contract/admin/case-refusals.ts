import type { RefusalTable } from "../refusal-table.ts";

/** Why an action on a case was refused. */
export const caseRefusals = {
  no_open_case: { status: 409, message: "This trade has no open case." },
  queue_empty: { status: 404, message: "There are no cases you can take." },
  conflict_of_interest: {
    status: 403,
    message:
      "This is yours, or belongs to someone linked to you, or you decided it before. Someone else has to do it.",
  },
  case_taken: { status: 409, message: "Someone else is working on this case." },
  nobody_asked: { status: 422, message: "Choose the side you are asking." },
  text_too_short: { status: 422, message: "Write a little more." },
  text_too_long: { status: 422, message: "This is too long." },
  text_unreadable: { status: 422, message: "This text contains characters that can't be shown." },
  staff_unknown: { status: 422, message: "No such case worker." },
  rule_does_not_fit: { status: 422, message: "This rule doesn't lead to this decision." },
  evidence_unknown: { status: 422, message: "This case has no such line to cite." },
  evidence_needed: {
    status: 422,
    message: "A trade of this value needs evidence. Cite some, or say why there is none.",
  },
  answer_awaited: {
    status: 409,
    message: "A party you asked can still answer. Wait, or confirm that you decide before that.",
  },
  no_verdict_waits: { status: 409, message: "No verdict is waiting for a second person." },
} as const satisfies RefusalTable;

export const caseRefusalCodes = Object.keys(caseRefusals) as (keyof typeof caseRefusals)[];
