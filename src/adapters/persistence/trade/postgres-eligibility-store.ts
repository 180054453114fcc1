import type { DataSource } from "typeorm";
import type { EligibilityStore } from "../../../application/ports/eligibility-store.ts";
import type { Current } from "../../../application/ports/current-policy.ts";
import type { StartPolicy } from "../../../domain/trade-start/start-policy.ts";
import type { Eligibility } from "../../../domain/trade-start/start-limits.ts";
import {
  eligibilityColumns,
  eligibilityOf,
  standingParameters,
  type EligibilityRow,
} from "./eligibility-columns.ts";

/** Reads what counts for the limits of one trader. */
export class PostgresEligibilityStore implements EligibilityStore {
  readonly #dataSource: DataSource;
  readonly #policy: Current<StartPolicy>;

  constructor(dataSource: DataSource, policy: Current<StartPolicy>) {
    this.#dataSource = dataSource;
    this.#policy = policy;
  }

  async eligibilityOf(traderId: string): Promise<Eligibility | undefined> {
    const [row] = await this.#dataSource.query<EligibilityRow<"taker">[]>(
      `SELECT ${eligibilityColumns("taker", "everybody", 2)} FROM trader taker WHERE taker.id = $1`,
      [traderId, ...standingParameters(this.#policy())],
    );
    return row && eligibilityOf(row, "taker");
  }
}
