import type { Policies } from "../../src/application/ports/policies.ts";
import type { NewPolicy, PolicyStore } from "../../src/application/ports/policy-store.ts";
import type { Json } from "../../src/domain/policy/field.ts";
import { acceptedPolicy, writePolicy } from "../../src/domain/policy/policy-fields.ts";
import type { Policy, VersionedPolicy } from "../../src/domain/policy/policy.ts";
import { accept, type Refusal, type Result } from "../../src/domain/result/result.ts";
import type { MemoryTables } from "../memory/memory-tables.ts";

/** Every version of the policy, in the tables in memory. */
export class SimulatedPolicies implements Policies, PolicyStore {
  readonly #tables: Pick<MemoryTables, "policies">;
  /** What was read of each version: what is stored never changes. */
  readonly #read = new Map<Json | undefined, Policy>();

  constructor(tables: Pick<MemoryTables, "policies">, first: Policy) {
    this.#tables = tables;
    tables.policies.set(1, writePolicy(first));
  }

  current(): VersionedPolicy {
    const version = Math.max(...this.#tables.policies.keys());
    return { version, policy: this.#policyOf(version) };
  }

  async ready(): Promise<VersionedPolicy> {
    return this.current();
  }

  async of(version: number): Promise<Policy> {
    return this.#policyOf(version);
  }

  async list(from: number, most: number) {
    const versions = [...this.#tables.policies.keys()].toReversed().slice(from, from + most);
    const records = versions.map((version) => ({
      version,
      policy: this.#policyOf(version),
      madeAt: 0,
      madeBy: undefined,
      reason: "",
    }));
    return { records, total: this.#tables.policies.size };
  }

  async add<Refused extends Refusal>(
    decide: (newest: VersionedPolicy) => Result<NewPolicy, Refused>,
  ): Promise<Result<VersionedPolicy, Refused>> {
    const newest = this.current();
    const decided = decide(newest);
    if (!decided.ok) return decided;
    const { policy } = decided.value;
    const version = newest.version + 1;
    this.#tables.policies.set(version, writePolicy(policy));
    return accept({ version, policy });
  }

  #policyOf(version: number): Policy {
    const stored = this.#tables.policies.get(version);
    const policy = this.#read.get(stored) ?? acceptedPolicy(stored);
    this.#read.set(stored, policy);
    return policy;
  }
}
