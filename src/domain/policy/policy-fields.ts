import { accept, refuse, type Result } from "../result/result.ts";
import { contradictionsIn } from "./contradictions.ts";
import { group, isObject, type Field, type Json, type PolicyFault } from "./field.ts";
import { flagFields } from "./flag-fields.ts";
import {
  conversionFields,
  providerOrderFields,
  spotFields,
  virtualCardFields,
  depositFields,
  lightningFields,
  sendFields,
  feeFields,
  marketFields,
  moderationFields,
  offerFields,
  partnerFields,
} from "./market-fields.ts";
import { accountFields, staffFields, textFields, verificationFields } from "./people-fields.ts";
import type { Policy } from "./policy.ts";
import { startFields } from "./start-fields.ts";
import { chatFields, disputeFields, tradeFields } from "./trade-fields.ts";

/** Every field of a policy: its kind, its unit, and its range. */
export const policyFields: Field<Policy> = group<Policy>({
  fees: feeFields,
  offer: offerFields,
  moderation: moderationFields,
  market: marketFields,
  start: startFields,
  trade: tradeFields,
  chat: chatFields,
  dispute: disputeFields,
  texts: textFields,
  account: accountFields,
  staff: staffFields,
  flags: flagFields,
  partner: partnerFields,
  deposit: depositFields,
  send: sendFields,
  lightning: lightningFields,
  verification: verificationFields,
  conversion: conversionFields,
  spot: spotFields,
  virtualCard: virtualCardFields,
  providerOrder: providerOrderFields,
});

/** - `policy_invalid`: with everything that is wrong with it. */
interface PolicyRefusal {
  readonly code: "policy_invalid";
  readonly faults: readonly PolicyFault[];
}

/** The policy that JSON describes, if every field is in its range and none contradicts another. */
export function parsePolicy(json: unknown): Result<Policy, PolicyRefusal> {
  const faults: PolicyFault[] = [];
  const policy = policyFields.read(json, "", faults);
  if (policy && faults.length === 0) faults.push(...contradictionsIn(policy));
  return policy && faults.length === 0
    ? accept(policy)
    : refuse({ code: "policy_invalid", faults });
}

/**
 * A policy as once accepted: ranges may have become narrower since, fields may have been removed.
 */
export function acceptedPolicy(json: unknown): Policy {
  const faults: PolicyFault[] = [];
  const policy = policyFields.read(json, "", faults);
  if (!policy) throw new TypeError(`No policy: ${faults.map(({ path }) => path).join(", ")}`);
  return policy;
}

/** A policy as JSON. */
export function writePolicy(policy: Policy): Json {
  return policyFields.write(policy);
}

/**
 * `base` merged with `patch`: objects field by field, where null removes a field, and anything else
 * as a whole (RFC 7396).
 */
export function patched(base: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const before = isObject(base) ? base : {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(patch)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      if (!Object.hasOwn(patch, name)) return [[name, before[name]]];
      return patch[name] === null ? [] : [[name, patched(before[name], patch[name])]];
    }),
  );
}
