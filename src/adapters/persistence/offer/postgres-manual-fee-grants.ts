import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { ManualFeeGrants } from "../../../application/ports/manual-fee-grants.ts";
import type { ManualFeeGrant } from "../../../domain/offer/manual-fee.ts";
import { batchLoader, inPlaces } from "../connection/batch-loader.ts";
import { opaqueList, prepared } from "../connection/prepared-statements.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";

interface GrantRow {
  readonly place: string;
  readonly least_bp: number | null;
  readonly most_bp: number;
}

/** With every answer about one's own offers. */
const readGrants = prepared(
  `SELECT asked.place, g.least_bp, g.most_bp
     FROM unnest(${opaqueList("$1::text[]")}) WITH ORDINALITY AS asked (trader_id, place)
     JOIN manual_fee_grant g ON g.trader_id = asked.trader_id`,
);

/** Who may set escrow fees of their own, in PostgreSQL. */
export class PostgresManualFeeGrants implements ManualFeeGrants {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;
  readonly #grants: DataLoader<string, ManualFeeGrant | undefined>;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
    this.#grants = batchLoader((traderIds) => this.#read(traderIds));
  }

  of(traderId: string): Promise<ManualFeeGrant | undefined> {
    return this.#grants.load(traderId);
  }

  async #read(traderIds: readonly string[]): Promise<(ManualFeeGrant | undefined)[]> {
    const rows = await this.#dataSource.query<GrantRow[]>(readGrants, [traderIds]);
    return inPlaces(traderIds.length, rows, ({ least_bp: least, most_bp: most }) => ({
      least: least ?? undefined,
      most,
    }));
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
