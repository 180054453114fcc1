import type { RefusalTable } from "../refusal-table.ts";

/** Why an action on a claim was refused. */
export const chargebackRefusals = {
  nothing_owed: { status: 409, message: "Nothing is owed on this trade." },
  plan_open: { status: 409, message: "A repayment plan for this debt is running." },
  no_plan: { status: 409, message: "No repayment plan for this debt is running." },
  plan_instalment: {
    status: 422,
    message: "An instalment has to be above zero, at most what is owed, and not too small.",
  },
  plan_date: {
    status: 422,
    message: "The first instalment has to be due soon, and not in the past.",
  },
} as const satisfies RefusalTable;
