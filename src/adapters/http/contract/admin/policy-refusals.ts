import type { RefusalTable } from "../refusal-table.ts";

/** Why the policy was not changed. */
export const policyRefusals = {
  policy_changed: {
    status: 409,
    message: "Someone changed the policy in the meantime. Reload it, then repeat your change.",
  },
  policy_unchanged: { status: 409, message: "The policy already has these values." },
  policy_invalid: { status: 422, message: "These values aren't allowed." },
} as const satisfies RefusalTable;
