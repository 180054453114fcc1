import type { DataSource } from "typeorm";
import type { CompanyDocument, CompanyDocuments } from "../../../application/ports/companies.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { documentOf, type DocumentRow } from "./company-row.ts";

/** The records of companies' files. */
export class PostgresCompanyDocuments implements CompanyDocuments {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  begin(
    { traderId, ...file }: Parameters<CompanyDocuments["begin"]>[0],
    most: number,
  ): Promise<boolean> {
    const { id, proves, kind, name, bytes, size, pages } = file;
    return this.#dataSource.transaction(async (transaction) => {
      // Those who send several at the same moment are counted one after the other.
      await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
        `documents of ${traderId}`,
      ]);
      const begun = await transaction.query<unknown[]>(
        `INSERT INTO company_document (id, trader_id, proves, kind, name, bytes, width, height, pages)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9
          WHERE $10 > (SELECT count(*) FROM company_document
                        WHERE trader_id = $2 AND NOT is_dropped)
         RETURNING id`,
        [
          id,
          traderId,
          proves,
          kind,
          name,
          bytes,
          size?.width ?? null,
          size?.height ?? null,
          pages ?? null,
          most,
        ],
      );
      return begun.length > 0;
    });
  }

  async finish(id: string): Promise<void> {
    await this.#dataSource.query("UPDATE company_document SET is_stored = true WHERE id = $1", [
      id,
    ]);
  }

  async find(id: string): Promise<CompanyDocument | undefined> {
    const [row] = await this.#dataSource.query<DocumentRow[]>(
      `SELECT id, name, kind, bytes, width, height, pages, proves FROM company_document
        WHERE id = $1 AND is_stored AND NOT is_dropped`,
      [id],
    );
    return row && documentOf(row);
  }

  async drop(id: string, traderId: TraderId): Promise<boolean> {
    const [rows] = await this.#dataSource.query<[unknown[], number]>(
      `UPDATE company_document SET is_dropped = true
        WHERE id = $1 AND trader_id = $2 AND is_stored AND NOT is_dropped RETURNING id`,
      [id, traderId],
    );
    return rows.length > 0;
  }

  async unneeded(seconds: number, most: number): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ id: string }[]>(
      `SELECT id FROM company_document d
        WHERE is_dropped OR (at < clock_timestamp() - make_interval(secs => $1)
              AND (NOT is_stored OR NOT EXISTS (
                SELECT FROM company c WHERE c.trader_id = d.trader_id AND c.state IS NOT NULL)))
        ORDER BY at LIMIT $2`,
      [seconds, most],
    );
    return rows.map(({ id }) => id);
  }

  async forget(id: string): Promise<void> {
    await this.#dataSource.query("DELETE FROM company_document WHERE id = $1", [id]);
  }
}
