import type { DataSource, EntityManager } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { CompanyDesk, StaffCompany } from "../../../application/ports/companies.ts";
import type { CompanyState } from "../../../domain/company/company-application.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { Refusal, Result } from "../../../domain/result/result.ts";
import { lockAccount, noteAccountChange } from "../account/account-lock.ts";
import { foldedColumn } from "../account/folded-column.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { beginningWith } from "../people/postgres-people-views.ts";
import {
  companyColumns,
  documentsOfCompany,
  staffCompanyOf,
  type StaffCompanyRow,
} from "./company-row.ts";

const staffRows = `SELECT c.trader_id, trader.username, trader.level::text AS level, c.merchant_since, ${companyColumns},
    ${documentsOfCompany} AS documents
  FROM company c JOIN trader ON trader.id = c.trader_id WHERE c.state IS NOT NULL`;

/** What the company is told of each state that staff give. */
const told = {
  in_review: "company",
  application_submitted: "company",
  application_approved: "company_approved",
  application_rejected: "company_rejected",
  application_waiting_resubmission: "company_sent_back",
} as const satisfies Record<CompanyState, string>;

/** Applications as staff read and move them. */
export class PostgresCompanyDesk implements CompanyDesk {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async list(
    { q, state, without }: Parameters<CompanyDesk["list"]>[0],
    from: number,
    most: number,
  ) {
    const fits = `($1::text IS NULL OR c.state = $1) AND c.trader_id <> ALL ($2::text[])
      AND ($3::text IS NULL OR ${foldedColumn("trader.username")} LIKE $3)`;
    const wanted = [state ?? null, without, q === undefined ? null : beginningWith(q)];
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<StaffCompanyRow[]>(
        `${staffRows} AND ${fits} ORDER BY c.submitted_at, c.trader_id OFFSET $4 LIMIT $5`,
        [...wanted, from, most],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total FROM company c JOIN trader ON trader.id = c.trader_id
          WHERE c.state IS NOT NULL AND ${fits}`,
        wanted,
      ),
    ]);
    const companies = rows.flatMap((row) => staffCompanyOf(row) ?? []);
    return { companies, total: counted?.total ?? 0 };
  }

  async view(traderId: TraderId): Promise<StaffCompany | undefined> {
    const [row] = await this.#dataSource.query<StaffCompanyRow[]>(
      `${staffRows} AND c.trader_id = $1`,
      [traderId],
    );
    return row && staffCompanyOf(row);
  }

  move<Refused extends Refusal>(
    { traderId, reason, approvedLevel }: Parameters<CompanyDesk["move"]>[0],
    judge: (state: CompanyState | undefined) => Result<CompanyState, Refused>,
    audit: AuditEntry,
  ): Promise<Result<CompanyState, Refused>> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const judged = judge(await stateOf(transaction, traderId));
      if (!judged.ok) return judged;
      await transaction.query("UPDATE company SET state = $2, reason = $3 WHERE trader_id = $1", [
        traderId,
        judged.value,
        reason ?? null,
      ]);
      if (judged.value === "application_approved") {
        await transaction.query(
          `UPDATE company SET level_before = trader.level FROM trader
            WHERE trader_id = $1 AND trader.id = $1`,
          [traderId],
        );
        await transaction.query(
          "UPDATE trader SET level = greatest(level, $2::numeric) WHERE id = $1",
          [traderId, approvedLevel],
        );
      }
      await noteAccountChange(transaction, traderId, told[judged.value]);
      await appendAudit(transaction, this.#seal, [audit]);
      return judged;
    });
  }

  setMerchant<Refused extends Refusal>(
    traderId: TraderId,
    judge: (state: CompanyState | undefined) => Result<boolean, Refused>,
    audit: AuditEntry,
  ): Promise<Result<boolean, Refused>> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const judged = judge(await stateOf(transaction, traderId));
      if (!judged.ok) return judged;
      await transaction.query(
        `UPDATE company SET merchant_since = CASE WHEN $2 THEN coalesce(merchant_since, clock_timestamp()) END
          WHERE trader_id = $1`,
        [traderId, judged.value],
      );
      await noteAccountChange(transaction, traderId, "company");
      await appendAudit(transaction, this.#seal, [audit]);
      return judged;
    });
  }
}

async function stateOf(
  transaction: EntityManager,
  traderId: TraderId,
): Promise<CompanyState | undefined> {
  const [row] = await transaction.query<{ state: CompanyState | null }[]>(
    "SELECT state FROM company WHERE trader_id = $1",
    [traderId],
  );
  return row?.state ?? undefined;
}
