import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { PolicyFault } from "../../domain/policy/field.ts";
import { policyChanges, type PolicyFieldChange } from "../../domain/policy/policy-changes.ts";
import { parsePolicy, patched, writePolicy } from "../../domain/policy/policy-fields.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { Policies } from "../ports/policies.ts";
import type { PolicyStore } from "../ports/policy-store.ts";

/** A wanted change of the policy. */
interface PolicyChange {
  /** Merged into the newest policy in JSON (RFC 7396). */
  readonly patch: unknown;
  /** The version that the change was made for. */
  readonly seenVersion: number;
  readonly reason: string;
}

/**
 * Why the policy was not changed.
 *
 * - `policy_changed`: there is a newer version than the one seen.
 * - `policy_unchanged`: everything is like that already.
 * - `policy_invalid`: with everything that is wrong with it.
 */
type PolicyChangeRefusal =
  | { readonly code: "policy_changed" | "policy_unchanged" | "reason_needed" }
  | { readonly code: "policy_invalid"; readonly faults: readonly PolicyFault[] };

/**
 * Changes numbers of the rules: a new version, in use here at once and by other processes within
 * seconds. Running trades keep the version they started under.
 */
export class ChangePolicy {
  readonly #store: PolicyStore;
  readonly #policies: Policies;
  readonly #withoutProvider: readonly string[];

  /** `withoutProvider`: the paths of flags whose features lack a service here; they stay off. */
  constructor(store: PolicyStore, policies: Policies, withoutProvider: readonly string[]) {
    this.#withoutProvider = withoutProvider;
    this.#store = store;
    this.#policies = policies;
  }

  /** Returns the number of the new version. */
  async execute(
    { staffId, role, key }: KeyedStaff,
    { patch, seenVersion, reason: typed }: PolicyChange,
  ): Promise<Result<number, PolicyChangeRefusal>> {
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const added = await this.#store.add<PolicyChangeRefusal>(({ version, policy }) => {
      if (version !== seenVersion) return refuse({ code: "policy_changed" });
      const parsed = parsePolicy(patched(writePolicy(policy), patch));
      if (!parsed.ok) return parsed;
      const changes = policyChanges(policy, parsed.value);
      if (changes.length === 0) return refuse({ code: "policy_unchanged" });
      const faults = this.#providerFaults(changes);
      if (faults.length > 0) return refuse({ code: "policy_invalid", faults });
      const audit = {
        staffId,
        role,
        act: "change-policy",
        subject: { kind: "policy", id: String(version + 1) },
        reason: reason.value,
        before: valuesOf(changes, "from"),
        after: valuesOf(changes, "to"),
        ...(key && { key }),
      } as const;
      return accept({ policy: parsed.value, staffId, reason: reason.value, audit });
    });
    if (!added.ok) return added;
    await this.#policies.of(added.value.version);
    return accept(added.value.version);
  }

  #providerFaults(changes: readonly PolicyFieldChange[]): readonly PolicyFault[] {
    return changes
      .filter(({ path, to }) => to === "true" && this.#withoutProvider.includes(path))
      .map(({ path }) => ({ path, code: "no_provider" }));
  }
}

function valuesOf(changes: readonly PolicyFieldChange[], side: "from" | "to") {
  return Object.fromEntries(changes.map((change) => [change.path, change[side] ?? null]));
}
