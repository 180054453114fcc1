import type { DataSource } from "typeorm";
import type { Policies } from "../../../application/ports/policies.ts";
import type { Policy, VersionedPolicy } from "../../../domain/policy/policy.ts";
import { prepared } from "../connection/prepared-statements.ts";
import { policyOf } from "./first-policy.ts";
import { currentVersionColumn } from "./policy-row.ts";

const readVersion = prepared(`SELECT ${currentVersionColumn}`);

/**
 * The policies of the database. Each is read once, as none ever changes; the version in force comes
 * with the loads of what is checked against it, and otherwise from a look every few seconds
 * (`refresh`).
 */
export class PostgresPolicies implements Policies {
  readonly #dataSource: Pick<DataSource, "query">;
  readonly #adapted: (policy: Policy) => Policy;
  readonly #known = new Map<number, Promise<Policy>>();
  #current: VersionedPolicy | undefined;

  /** `adapted` returns the policy that applies here instead of the stored one. */
  constructor(
    dataSource: Pick<DataSource, "query">,
    adapted: (policy: Policy) => Policy = (policy) => policy,
  ) {
    this.#dataSource = dataSource;
    this.#adapted = adapted;
  }

  current(): VersionedPolicy {
    if (!this.#current) throw new TypeError("The policy is asked for before it was read");
    return this.#current;
  }

  async ready(): Promise<VersionedPolicy> {
    if (!this.#current) await this.refresh();
    return this.current();
  }

  /** Looks up which version is in force now. */
  async refresh(): Promise<void> {
    const [row] = await this.#dataSource.query<{ policy_version: number | null }[]>(readVersion);
    if (typeof row?.policy_version !== "number")
      throw new TypeError("The database keeps no policy");
    await this.of(row.policy_version);
  }

  async of(version: number): Promise<Policy> {
    const asked = this.#known.get(version) ?? this.#ask(version);
    const policy = await asked;
    if (version > (this.#current?.version ?? 0)) this.#current = { version, policy };
    return policy;
  }

  /** Simultaneous requests wait for one answer; a failure is not kept. */
  #ask(version: number): Promise<Policy> {
    const asked = this.#read(version);
    this.#known.set(version, asked);
    asked.catch(() => this.#known.delete(version));
    return asked;
  }

  async #read(version: number): Promise<Policy> {
    const [row] = await this.#dataSource.query<{ policy: unknown }[]>(
      "SELECT policy FROM policy_version WHERE version = $1",
      [version],
    );
    if (!row) throw new TypeError(`There is no policy ${version}`);
    return this.#adapted(policyOf(row.policy));
  }
}
