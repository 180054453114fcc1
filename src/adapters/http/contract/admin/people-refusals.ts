import type { RefusalTable } from "../refusal-table.ts";

/** Why an action on a person was refused. */
export const peopleRefusals = {
  state_already_so: { status: 409, message: "The account is in this state already." },
  state_over: { status: 409, message: "This state is over already." },
  end_not_possible: { status: 422, message: "The end has to lie at least a minute ahead." },
} as const satisfies RefusalTable;
