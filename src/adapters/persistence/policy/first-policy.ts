import { defaultPolicy } from "../../../domain/policy/default-policy.ts";
import { acceptedPolicy, patched, writePolicy } from "../../../domain/policy/policy-fields.ts";
import type { Policy } from "../../../domain/policy/policy.ts";

/** The policy of a new database, as JSON. */
export function firstPolicyJson(): string {
  return JSON.stringify(writePolicy(defaultPolicy));
}

/**
 * The policy of a version. One that was made before a field existed gets its default: what was done
 * under that version was checked against no other number.
 */
export function policyOf(json: unknown): Policy {
  return acceptedPolicy(patched(writePolicy(defaultPolicy), json));
}
