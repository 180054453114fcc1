import type { DataSource } from "typeorm";
import type {
  NewPolicy,
  PolicyRecord,
  PolicyStore,
} from "../../../application/ports/policy-store.ts";
import { writePolicy } from "../../../domain/policy/policy-fields.ts";
import type { VersionedPolicy } from "../../../domain/policy/policy.ts";
import { accept, type Refusal, type Result } from "../../../domain/result/result.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { policyOf } from "./first-policy.ts";

/** The number of the lock under which a process adds a version. */
const policyLock = 7_337_472;

interface VersionRow {
  readonly version: number;
  readonly policy: unknown;
  readonly made_at: Date;
  readonly made_by: string | null;
  readonly reason: string;
}

/** The policies as rows. One change at a time: each builds on the version before. */
export class PostgresPolicyStore implements PolicyStore {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async list(from: number, most: number) {
    const rows = await this.#dataSource.query<VersionRow[]>(
      `SELECT v.version, v.policy, v.made_at, v.reason, s.username AS made_by
         FROM policy_version v LEFT JOIN staff s ON s.id = v.made_by
        ORDER BY v.version DESC OFFSET $1 LIMIT $2`,
      [from, most],
    );
    const [counted] = await this.#dataSource.query<{ total: number }[]>(
      "SELECT count(*)::integer AS total FROM policy_version",
    );
    return { records: rows.map(recordOf), total: counted?.total ?? 0 };
  }

  add<Refused extends Refusal>(
    decide: (newest: VersionedPolicy) => Result<NewPolicy, Refused>,
  ): Promise<Result<VersionedPolicy, Refused>> {
    return this.#dataSource.transaction(async (transaction) => {
      // The serving role may append to the table, but not lock it.
      await transaction.query("SELECT pg_advisory_xact_lock($1)", [policyLock]);
      const [row] = await transaction.query<Pick<VersionRow, "version" | "policy">[]>(
        "SELECT version, policy FROM policy_version ORDER BY version DESC LIMIT 1",
      );
      if (!row) throw new TypeError("The database keeps no policy");
      const decided = decide({ version: row.version, policy: policyOf(row.policy) });
      if (!decided.ok) return decided;
      const { policy, staffId, reason, audit } = decided.value;
      const version = row.version + 1;
      await transaction.query(
        "INSERT INTO policy_version (version, policy, made_by, reason) VALUES ($1, $2, $3, $4)",
        [version, JSON.stringify(writePolicy(policy)), staffId, reason],
      );
      await appendAudit(transaction, this.#seal, [audit]);
      return accept({ version, policy });
    });
  }
}

function recordOf({ version, policy, made_at, made_by, reason }: VersionRow): PolicyRecord {
  return {
    version,
    policy: policyOf(policy),
    madeAt: made_at.getTime(),
    madeBy: made_by ?? undefined,
    reason,
  };
}
