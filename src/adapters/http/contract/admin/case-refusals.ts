import type { RefusalTable } from "../refusal-table.ts";

/** Why an action on a case was refused. */
export const caseRefusals = {
  no_open_case: { status: 409, message: "There is no open case on this trade." },
  queue_empty: { status: 404, message: "No case waits that you may take." },
  conflict_of_interest: {
    status: 403,
    message:
      "This is yours, or belongs to somebody linked to you, or you decided it before. Someone else has to do it.",
  },
  case_taken: { status: 409, message: "Somebody else has this case." },
  nobody_asked: { status: 422, message: "Name the side that you ask." },
  text_too_short: { status: 422, message: "Say a little more." },
  text_too_long: { status: 422, message: "This is too long." },
  text_unreadable: { status: 422, message: "This text has signs that cannot be shown." },
  staff_unknown: { status: 422, message: "There is no such member of staff who works on cases." },
  no_verdict_waits: { status: 409, message: "No verdict waits for a second person." },
} as const satisfies RefusalTable;

export const caseRefusalCodes = Object.keys(caseRefusals) as (keyof typeof caseRefusals)[];
