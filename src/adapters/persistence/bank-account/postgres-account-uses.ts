import type { DataSource } from "typeorm";
import type { AccountUses } from "../../../application/ports/account-uses.ts";

/** What uses a saved account, counted in the tables of offers and trades. */
export class PostgresAccountUses implements AccountUses {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async usesOf(traderId: string, accountId: string) {
    const [row] = await this.#dataSource.query<{ offers: number; trades: number }[]>(
      `SELECT
         (SELECT count(*) FROM offer
           WHERE owner_id = $1 AND saved_account_id = $2 AND deleted_at IS NULL)::integer AS offers,
         (SELECT count(*) FROM trade t JOIN trade_terms x ON x.trade_id = t.id
           WHERE t.seller_id = $1 AND t.closed_at IS NULL
             AND x.terms ->> 'savedAccountId' = $2)::integer AS trades`,
      [traderId, accountId],
    );
    return row ?? { offers: 0, trades: 0 };
  }
}
