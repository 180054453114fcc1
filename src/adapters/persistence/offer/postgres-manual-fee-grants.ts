import type { DataSource } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { ManualFeeGrants } from "../../../application/ports/manual-fee-grants.ts";
import type { ManualFeeGrant } from "../../../domain/offer/manual-fee.ts";
import { prepared } from "../connection/prepared-statements.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";

interface GrantRow {
  readonly least_bp: number | null;
  readonly most_bp: number;
}

/** With every answer about one's own offers. */
const readGrant = prepared("SELECT least_bp, most_bp FROM manual_fee_grant WHERE trader_id = $1");

/** Who may set escrow fees of their own, in PostgreSQL. */
export class PostgresManualFeeGrants implements ManualFeeGrants {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async of(traderId: string): Promise<ManualFeeGrant | undefined> {
    const [row] = await this.#dataSource.query<GrantRow[]>(readGrant, [traderId]);
    return row && { least: row.least_bp ?? undefined, most: row.most_bp };
  }

  async set(
    traderId: string,
    grant: ManualFeeGrant | undefined,
    entry: AuditEntry,
  ): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      const found = await transaction.query<unknown[]>(
        "SELECT FROM trader WHERE id = $1 FOR UPDATE",
        [traderId],
      );
      if (found.length === 0) return false;
      if (grant) {
        await transaction.query(
          `INSERT INTO manual_fee_grant (trader_id, least_bp, most_bp) VALUES ($1, $2, $3)
           ON CONFLICT (trader_id) DO UPDATE SET least_bp = excluded.least_bp,
             most_bp = excluded.most_bp, granted_at = excluded.granted_at`,
          [traderId, grant.least ?? null, grant.most],
        );
      } else {
        await transaction.query("DELETE FROM manual_fee_grant WHERE trader_id = $1", [traderId]);
      }
      await appendAudit(transaction, this.#seal, [entry]);
      return true;
    });
  }
}
