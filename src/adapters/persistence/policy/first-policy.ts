import { defaultPolicy } from "../../../domain/policy/default-policy.ts";
import { acceptedPolicy, patched, writePolicy } from "../../../domain/policy/policy-fields.ts";
import type { Policy } from "../../../domain/policy/policy.ts";

/** What a new database begins with, as JSON. */
export function firstPolicyJson(): string {
  return JSON.stringify(writePolicy(defaultPolicy));
}

/**
 * The policy of a version. One that was made before a field existed gets the default of it: what was
 * done under that version was judged by no other number.
 */
export function policyOf(json: unknown): Policy {
  return acceptedPolicy(patched(writePolicy(defaultPolicy), json));
}
