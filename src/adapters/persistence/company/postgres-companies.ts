import type { DataSource, EntityManager } from "typeorm";
import type { Companies, CompanyRecord } from "../../../application/ports/companies.ts";
import { fullNameVisibilities } from "../../../domain/account/full-name.ts";
import type { CompanyAccount, CompanyState } from "../../../domain/company/company-application.ts";
import type { CompanyFacts } from "../../../domain/company/company-facts.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import type { Refusal, Result } from "../../../domain/result/result.ts";
import { lockAccount, noteAccountChange } from "../account/account-lock.ts";
import {
  applicationOf,
  companyColumns,
  documentOf,
  documentsOfCompany,
  type CompanyRow,
  type DocumentRow,
} from "./company-row.ts";

const submitted: CompanyState = "application_submitted";

interface RecordRow extends CompanyRow {
  readonly documents: readonly DocumentRow[];
}

/** Corporate accounts as rows; what changes one locks the account first. */
export class PostgresCompanies implements Companies {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  recordOf(traderId: TraderId): Promise<CompanyRecord> {
    return recordIn(this.#dataSource.manager, traderId);
  }

  convert(traderId: TraderId): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      const added = await transaction.query<unknown[]>(
        "INSERT INTO company (trader_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING trader_id",
        [traderId],
      );
      if (added.length > 0) await noteAccountChange(transaction, traderId, "company");
      return added.length > 0;
    });
  }

  revert<Refused extends Refusal>(
    traderId: TraderId,
    judge: (active: number, account: CompanyAccount) => Result<undefined, Refused>,
  ): Promise<Result<undefined, Refused>> {
    return this.#locked(traderId, async (transaction, record) => {
      const judged = judge(record.activeTrades, accountOf(record));
      if (!judged.ok) return judged;
      await transaction.query(
        `UPDATE trader SET level = least(level, c.level_before) FROM company c
          WHERE trader.id = $1 AND c.trader_id = $1 AND c.level_before IS NOT NULL`,
        [traderId],
      );
      await transaction.query("DELETE FROM company WHERE trader_id = $1", [traderId]);
      await transaction.query(
        "UPDATE company_document SET is_dropped = true WHERE trader_id = $1",
        [traderId],
      );
      await transaction.query(
        `UPDATE preference SET full_name_visibility = $2
          WHERE trader_id = $1 AND full_name_visibility > $2`,
        [traderId, fullNameVisibilities.hidden],
      );
      await noteAccountChange(transaction, traderId, "company");
      return judged;
    });
  }

  async postpone(traderId: TraderId, seconds: number): Promise<boolean> {
    const [rows] = await this.#dataSource.query<[unknown[], number]>(
      `UPDATE company SET postponed_until = clock_timestamp() + make_interval(secs => $2)
        WHERE trader_id = $1 RETURNING trader_id`,
      [traderId, seconds],
    );
    return rows.length > 0;
  }

  submit<Refused extends Refusal>(
    traderId: TraderId,
    facts: CompanyFacts,
    judge: (account: CompanyAccount) => Result<undefined, Refused>,
  ): Promise<Result<undefined, Refused>> {
    return this.#locked(traderId, async (transaction, record) => {
      const judged = judge(accountOf(record));
      if (!judged.ok) return judged;
      await transaction.query(
        `UPDATE company SET state = $9, legal_name = $2, business_name = $3,
                registration_number = $4, country = $5, address = $6, website = $7, activity = $8,
                submissions = submissions + 1, submitted_at = clock_timestamp(), reason = NULL
          WHERE trader_id = $1`,
        [
          traderId,
          facts.legalName,
          facts.businessName,
          facts.registrationNumber,
          facts.country,
          facts.address,
          facts.website,
          facts.activity,
          submitted,
        ],
      );
      await noteAccountChange(transaction, traderId, "company");
      return judged;
    });
  }

  #locked<Refused extends Refusal>(
    traderId: TraderId,
    change: (
      transaction: EntityManager,
      record: CompanyRecord,
    ) => Promise<Result<undefined, Refused>>,
  ): Promise<Result<undefined, Refused>> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      return change(transaction, await recordIn(transaction, traderId));
    });
  }
}

async function recordIn(manager: EntityManager, traderId: TraderId): Promise<CompanyRecord> {
  const [row] = await manager.query<RecordRow[]>(
    `SELECT ${companyColumns}, ${documentsOfCompany} AS documents FROM company c WHERE trader_id = $1`,
    [traderId],
  );
  const [usage] = await manager.query<{ active: number }[]>(
    "SELECT active_trades AS active FROM trader_usage WHERE trader_id = $1",
    [traderId],
  );
  return {
    isCorporate: row !== undefined,
    postponedUntil: row?.postponed_until?.getTime(),
    application: row && applicationOf(row),
    documents: row ? row.documents.map(documentOf) : [],
    activeTrades: usage?.active ?? 0,
  };
}

function accountOf({ isCorporate, application, documents }: CompanyRecord): CompanyAccount {
  return {
    isCorporate,
    state: application?.state,
    documents: documents.map((each) => each.proves),
  };
}
