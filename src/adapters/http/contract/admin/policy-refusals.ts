import type { RefusalTable } from "../refusal-table.ts";

/** Why the policy was not changed. */
export const policyRefusals = {
  policy_changed: {
    status: 409,
    message: "Somebody changed the policy meanwhile. Load it again, then repeat your change.",
  },
  policy_unchanged: { status: 409, message: "The policy has these values already." },
  policy_invalid: { status: 422, message: "The policy cannot have these values." },
} as const satisfies RefusalTable;
