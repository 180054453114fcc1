import type { DataSource } from "typeorm";
import type { OwnCases } from "../../../application/ports/own-cases.ts";
import { caseDisputes, undecidedChargebacks } from "../../../domain/trade/trade-status.ts";

/** The most cases that somebody sees at once. */
const most = 50;

/** Reads which trades of a person have an open case. */
export class PostgresOwnCases implements OwnCases {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async openOf(traderId: string): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ id: string }[]>(
      `SELECT id FROM trade
        WHERE (buyer_id = $1 OR seller_id = $1)
          AND ((closed_at IS NULL AND dispute = ANY ($2)) OR chargeback = ANY ($3))
        ORDER BY started_at DESC, id LIMIT ${most}`,
      [traderId, caseDisputes, undecidedChargebacks],
    );
    return rows.map(({ id }) => id);
  }
}
