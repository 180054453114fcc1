import type { DataSource } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type {
  ImportedReputation,
  OwnReputation,
  Reputations,
  StaffReputation,
} from "../../../application/ports/reputations.ts";
import type {
  ClaimantFacts,
  ReputationClaim,
} from "../../../domain/reputation/reputation-claim.ts";
import type { Refusal, Result } from "../../../domain/result/result.ts";
import { beginningWith } from "../people/postgres-people-views.ts";
import { foldedColumn } from "../account/folded-column.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import {
  claimColumns,
  claimOf,
  fromClaims,
  ownColumns,
  ownOf,
  staffColumns,
  staffOf,
  type OwnRow,
  type StaffRow,
} from "./reputation-row.ts";

/** Claims of records on other marketplaces as rows. */
export class PostgresReputations implements Reputations {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async own(traderId: string): Promise<readonly OwnReputation[]> {
    const rows = await this.#dataSource.query<OwnRow[]>(
      `SELECT ${ownColumns} FROM reputation_claim c WHERE c.trader_id = $1 ORDER BY c.id DESC LIMIT 50`,
      [traderId],
    );
    return rows.map(ownOf);
  }

  async confirmedOf(traderId: string): Promise<readonly ImportedReputation[]> {
    const rows = await this.#dataSource.query<(ReputationClaim & { decided_at: Date })[]>(
      `SELECT ${claimColumns}, c.decided_at FROM reputation_claim c
        WHERE c.trader_id = $1 AND c.is_confirmed ORDER BY c.trades DESC, c.id`,
      [traderId],
    );
    return rows.map((row) => ({ ...claimOf(row), checkedAt: row.decided_at.getTime() }));
  }

  async thisYear(): Promise<number> {
    const [row] = await this.#dataSource.query<{ year: number }[]>(
      "SELECT extract(year FROM clock_timestamp())::integer AS year",
    );
    return row?.year ?? 0;
  }

  keep<Refused extends Refusal>(
    traderId: string,
    claim: ReputationClaim,
    judge: (facts: ClaimantFacts) => Result<undefined, Refused>,
  ): Promise<Result<undefined, Refused>> {
    const { market, address, trades, positive, negative, since } = claim;
    return this.#dataSource.transaction(async (transaction) => {
      await transaction.query("SELECT FROM trader WHERE id = $1 FOR UPDATE", [traderId]);
      const rows = await transaction.query<{ market: string; is_open: boolean; counts: boolean }[]>(
        `SELECT market, decided_at IS NULL AS is_open, coalesce(is_confirmed, false) AS counts
           FROM reputation_claim WHERE trader_id = $1`,
        [traderId],
      );
      const judged = judge({
        hasOpen: rows.some(({ is_open }) => is_open),
        markets: rows.filter(({ counts }) => counts).map((row) => row.market),
      });
      if (!judged.ok) return judged;
      await transaction.query(
        `INSERT INTO reputation_claim (trader_id, market, address, trades, positive, negative, since, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())`,
        [traderId, market, address, trades, positive, negative, since],
      );
      return judged;
    });
  }

  async remove(traderId: string, id: number): Promise<boolean> {
    const [, count] = await this.#dataSource.query<[unknown[], number]>(
      "DELETE FROM reputation_claim WHERE id = $1 AND trader_id = $2",
      [id, traderId],
    );
    return count > 0;
  }

  async list(
    { q, isOpen, without }: Parameters<Reputations["list"]>[0],
    from: number,
    most: number,
  ) {
    const fits = `($1::boolean IS NULL OR (c.decided_at IS NULL) = $1)
      AND c.trader_id <> ALL ($2::text[])
      AND ($3::text IS NULL OR ${foldedColumn("trader.username")} LIKE $3)`;
    const wanted = [isOpen ?? null, without, q === undefined ? null : beginningWith(q)];
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<StaffRow[]>(
        `SELECT ${staffColumns} ${fromClaims} WHERE ${fits}
          ORDER BY c.decided_at DESC NULLS FIRST, c.id OFFSET $4 LIMIT $5`,
        [...wanted, from, most],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total ${fromClaims} WHERE ${fits}`,
        wanted,
      ),
    ]);
    return { claims: rows.map(staffOf), total: counted?.total ?? 0 };
  }

  async view(id: number): Promise<StaffReputation | undefined> {
    const [row] = await this.#dataSource.query<StaffRow[]>(
      `SELECT ${staffColumns} ${fromClaims} WHERE c.id = $1`,
      [id],
    );
    return row && staffOf(row);
  }

  decide(
    { id, traderId, staffId, isConfirmed, words }: Parameters<Reputations["decide"]>[0],
    audit: AuditEntry,
  ): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      const [, count] = await transaction.query<[unknown[], number]>(
        `UPDATE reputation_claim SET is_confirmed = $3, decision_words = $4, decided_by = $5,
                decided_at = clock_timestamp()
          WHERE id = $1 AND trader_id = $2 AND decided_at IS NULL`,
        [id, traderId, isConfirmed, words, staffId],
      );
      if (count === 0) return false;
      await transaction.query(
        `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
         VALUES ('reputation-claim', $1, 1, $2, ARRAY[$3], clock_timestamp())`,
        [String(id), isConfirmed ? "confirmed" : "declined", traderId],
      );
      await appendAudit(transaction, this.#seal, [audit]);
      return true;
    });
  }
}
