import type { DataSource } from "typeorm";
import type { ReleaseFailures } from "../../../application/ports/release-failures.ts";

/** Failed releases as rows: the first of each trade. */
export class PostgresReleaseFailures implements ReleaseFailures {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  async note(tradeId: string): Promise<void> {
    await this.#dataSource.query(
      "INSERT INTO release_failure (trade_id) VALUES ($1) ON CONFLICT DO NOTHING",
      [tradeId],
    );
  }
}

/** Whether a release of the trade `t` failed, under the name `has_release_failed`. */
export const releaseFailedColumn = `EXISTS (
  SELECT FROM release_failure f WHERE f.trade_id = t.id) AS has_release_failed`;
