import type { DataSource } from "typeorm";
import type { EligibilityStore } from "../../../application/ports/eligibility-store.ts";
import type { Eligibility } from "../../../domain/trade-start/start-limits.ts";
import { eligibilityColumns, eligibilityOf, type EligibilityRow } from "./eligibility-columns.ts";

/** Reads what counts for the limits of one trader. */
export class PostgresEligibilityStore implements EligibilityStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async eligibilityOf(traderId: string): Promise<Eligibility | undefined> {
    const [row] = await this.#dataSource.query<EligibilityRow<"taker">[]>(
      `SELECT ${eligibilityColumns("taker", "everybody")} FROM trader taker WHERE taker.id = $1`,
      [traderId],
    );
    return row && eligibilityOf(row, "taker");
  }
}
