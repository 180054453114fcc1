import type { Policies } from "../../src/application/ports/policies.ts";
import { defaultPolicy } from "../../src/domain/policy/default-policy.ts";
import type { Policy } from "../../src/domain/policy/policy.ts";

/** One policy that is always in force, for every trade. */
export function fixedPolicies(policy: Policy = defaultPolicy): Policies {
  const current = { version: 1, policy };
  return { current: () => current, ready: async () => current, of: async () => policy };
}
