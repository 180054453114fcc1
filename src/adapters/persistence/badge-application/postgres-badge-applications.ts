import type { DataSource } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type {
  BadgeApplications,
  NewApplication,
  OwnApplications,
} from "../../../application/ports/badge-applications.ts";
import type { WaitingApplication } from "../../../domain/badge-application/badge-application.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { accept, refuse, type Refusal, type Result } from "../../../domain/result/result.ts";
import { noteAccountChange } from "../account/account-lock.ts";
import { foldedColumn } from "../account/folded-column.ts";
import { beginningWith } from "../people/postgres-people-views.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import {
  fromApplications,
  ownOf,
  staffColumns,
  staffOf,
  type OwnRow,
  type StaffRow,
} from "./application-row.ts";

const acceptTerms = `INSERT INTO vendor_terms (trader_id, version) VALUES ($1, $2) ON CONFLICT DO NOTHING`;

/** Applications for badges as rows; a badge that is given or taken is told to its holder. */
export class PostgresBadgeApplications implements BadgeApplications {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async own(traderId: TraderId): Promise<OwnApplications> {
    const [[person], rows, [terms]] = await Promise.all([
      this.#dataSource.query<{ level: string; badge: string; now: Date }[]>(
        "SELECT level, badge, clock_timestamp() AS now FROM trader WHERE id = $1",
        [traderId],
      ),
      this.#dataSource.query<OwnRow[]>(
        `SELECT badge, at, is_approved, decision_words, decided_at FROM badge_application
          WHERE trader_id = $1 ORDER BY id DESC LIMIT 20`,
        [traderId],
      ),
      this.#dataSource.query<{ version: number; accepted_at: Date }[]>(
        `SELECT version, accepted_at FROM vendor_terms WHERE trader_id = $1
          ORDER BY version DESC LIMIT 1`,
        [traderId],
      ),
    ]);
    if (!person) throw new TypeError(`There is no trader ${traderId}`);
    const applications = rows.map(ownOf);
    return {
      applications,
      acceptedTerms: terms && { version: terms.version, at: terms.accepted_at.getTime() },
      applicant: (badge) => ({
        level: Number(person.level),
        badge: person.badge,
        hasOpen: applications.some(({ decided }) => !decided),
        declinedAt: applications.find(
          (each) => each.badge === badge && each.decided?.isApproved === false,
        )?.decided?.at,
        now: person.now.getTime(),
      }),
    };
  }

  keep({ traderId, badge, text, termsVersion }: NewApplication): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      const added = await transaction.query<unknown[]>(
        `INSERT INTO badge_application (trader_id, badge, text, terms_version)
         VALUES ($1, $2, $3, $4)
         ON CONFLICT (trader_id) WHERE decided_at IS NULL DO NOTHING RETURNING id`,
        [traderId, badge, text, termsVersion ?? null],
      );
      if (added.length === 0) return false;
      if (termsVersion !== undefined) {
        await transaction.query(acceptTerms, [traderId, termsVersion]);
      }
      return true;
    });
  }

  async acceptTerms(traderId: TraderId, version: number): Promise<void> {
    await this.#dataSource.query(acceptTerms, [traderId, version]);
  }

  async list(
    { q, badge, isOpen, without }: Parameters<BadgeApplications["list"]>[0],
    from: number,
    most: number,
  ) {
    const fits = `($1::text IS NULL OR a.badge = $1)
      AND ($2::boolean IS NULL OR (a.decided_at IS NULL) = $2) AND a.trader_id <> ALL ($3::text[])
      AND ($4::text IS NULL OR ${foldedColumn("trader.username")} LIKE $4)`;
    const name = q === undefined ? null : beginningWith(q);
    const wanted = [badge ?? null, isOpen ?? null, without, name];
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<StaffRow[]>(
        `SELECT ${staffColumns} ${fromApplications} WHERE ${fits}
          ORDER BY a.decided_at DESC NULLS FIRST, a.id OFFSET $5 LIMIT $6`,
        [...wanted, from, most],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total ${fromApplications} WHERE ${fits}`,
        wanted,
      ),
    ]);
    return { applications: rows.map(staffOf), total: counted?.total ?? 0 };
  }

  async view(id: number) {
    const [row] = await this.#dataSource.query<StaffRow[]>(
      `SELECT ${staffColumns} ${fromApplications} WHERE a.id = $1`,
      [id],
    );
    return row && staffOf(row);
  }

  decide<Refused extends Refusal>(
    { traderId, id, staffId, isApproved, words }: Parameters<BadgeApplications["decide"]>[0],
    judge: (waiting: WaitingApplication | undefined) => Result<undefined, Refused>,
    audit: AuditEntry,
  ): Promise<Result<undefined, Refused>> {
    return this.#dataSource.transaction(async (transaction) => {
      const [row] = await transaction.query<StaffRow[]>(
        `SELECT ${staffColumns} ${fromApplications} WHERE a.id = $1 AND a.trader_id = $2
            AND a.decided_at IS NULL FOR UPDATE OF a, trader`,
        [id, traderId],
      );
      const judged = judge(row && staffOf(row));
      if (!judged.ok || !row) return judged;
      await transaction.query(
        `UPDATE badge_application SET is_approved = $2, decision_words = $3, decided_by = $4,
                decided_at = clock_timestamp() WHERE id = $1`,
        [id, isApproved, words, staffId],
      );
      if (isApproved) await transaction.query(setBadge, [row.trader_id, row.badge]);
      const told = isApproved ? "badge_given" : "badge_declined";
      await noteAccountChange(transaction, row.trader_id, told);
      await appendAudit(transaction, this.#seal, [audit]);
      return judged;
    });
  }

  give<Refused extends Refusal>(
    { traderId, badge }: Parameters<BadgeApplications["give"]>[0],
    judge: (held: string) => Result<undefined, Refused>,
    audit: AuditEntry,
  ): Promise<Result<{ readonly held: string }, Refused | { readonly code: "not_found" }>> {
    return this.#dataSource.transaction(async (transaction) => {
      const [row] = await transaction.query<{ badge: string }[]>(
        "SELECT badge FROM trader WHERE id = $1 AND NOT is_demo FOR UPDATE",
        [traderId],
      );
      if (!row) return refuse({ code: "not_found" });
      const judged = judge(row.badge);
      if (!judged.ok) return judged;
      await transaction.query(setBadge, [traderId, badge]);
      const told = badge === "no_badge" ? "badge_taken" : "badge_given";
      await noteAccountChange(transaction, traderId, told);
      await appendAudit(transaction, this.#seal, [{ ...audit, before: { badge: row.badge } }]);
      return accept({ held: row.badge });
    });
  }
}

const setBadge = "UPDATE trader SET badge = $2 WHERE id = $1";
