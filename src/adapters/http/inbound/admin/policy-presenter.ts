import type { ChangedPolicy } from "../../../../application/policy/view-policy.ts";
import type { PolicyRecord } from "../../../../application/ports/policy-store.ts";
import type { PolicyFault } from "../../../../domain/policy/field.ts";
import { policyFields, writePolicy } from "../../../../domain/policy/policy-fields.ts";
import type { PolicyVersionView, PolicyView } from "../../contract/admin/policy.ts";
import type { FieldFailure } from "../bound-route.ts";

/** The policy in force, whole and field by field. */
export function presentPolicy(record: PolicyRecord): PolicyView {
  const rows = policyFields.rows(record.policy, "");
  return {
    version: record.version,
    ...presentMaking(record),
    policy: writePolicy(record.policy) as PolicyView["policy"],
    fields: rows.map((row) => ({ ...row, value: row.value ?? null })),
  };
}

/** A version, and what it changed. */
export function presentVersion({ changes, ...record }: ChangedPolicy): PolicyVersionView {
  return {
    id: String(record.version),
    ...presentMaking(record),
    changes: changes.map(({ from, to, ...field }) => ({
      ...field,
      from: from ?? null,
      to: to ?? null,
    })),
  };
}

function presentMaking({ madeAt, madeBy, reason }: Omit<PolicyRecord, "policy">) {
  return { madeAt: new Date(madeAt).toISOString(), madeBy: madeBy ?? null, reason };
}

const sentences: Readonly<Record<PolicyFault["code"], string>> = {
  missing: "This value is needed.",
  unknown: "There is no such field.",
  wrong_kind: "This is not a value of the field's kind.",
  out_of_range: "This is outside the field's range.",
  no_provider: "This needs a service that isn't set up on this installation. It stays off.",
  not_less: "This is more than a value that it must not exceed.",
  not_the_same: "This must equal the value of the same name in another part.",
  not_in_order: "Levels must rise from level 1, and none may allow less than the one below.",
};

/** At most this many faults are reported: a patch may have any number of unknown fields. */
const mostFaults = 20;

/** What is wrong with a policy, by its fields. */
export function presentFaults(faults: readonly PolicyFault[]): readonly FieldFailure[] {
  const told = faults.slice(0, mostFaults);
  return told.map(({ path, code }) => ({ field: path, code, message: sentences[code] }));
}
