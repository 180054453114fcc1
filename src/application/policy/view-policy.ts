import { policyChanges, type PolicyFieldChange } from "../../domain/policy/policy-changes.ts";
import type { PolicyRecord, PolicyStore } from "../ports/policy-store.ts";

/** A version, and what it changed of the one before. */
export interface ChangedPolicy extends PolicyRecord {
  readonly changes: readonly PolicyFieldChange[];
}

/** Shows admins the policy in force and how it came about. */
export class ViewPolicy {
  readonly #store: PolicyStore;

  constructor(store: PolicyStore) {
    this.#store = store;
  }

  /** The newest version. */
  async newest(): Promise<PolicyRecord> {
    const { records } = await this.#store.list(0, 1);
    const [newest] = records;
    if (!newest) throw new TypeError("The database keeps no policy");
    return newest;
  }

  /** Newest first, `most` of them after the first `from`; and how many there are. */
  async versions(
    from: number,
    most: number,
  ): Promise<{ readonly versions: readonly ChangedPolicy[]; readonly total: number }> {
    const { records, total } = await this.#store.list(from, most + 1);
    const versions = records.slice(0, most).map((record, place) => {
      const before = records[place + 1];
      return { ...record, changes: before ? policyChanges(before.policy, record.policy) : [] };
    });
    return { versions, total };
  }
}
