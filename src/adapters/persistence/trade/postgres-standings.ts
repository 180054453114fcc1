import type { DataSource } from "typeorm";
import type { Standings } from "../../../application/ports/standings.ts";
import type { Current } from "../../../application/policy/current-policy.ts";
import type { StartPolicy } from "../../../domain/trade-start/start-policy.ts";
import type { Standing } from "../../../domain/trade-start/start-limits.ts";
import {
  standingColumns,
  standingOf,
  standingParameters,
  type StandingRow,
} from "./standing-columns.ts";

/** Reads what counts for the limits of one trader. */
export class PostgresStandings implements Standings {
  readonly #dataSource: DataSource;
  readonly #policy: Current<StartPolicy>;

  constructor(dataSource: DataSource, policy: Current<StartPolicy>) {
    this.#dataSource = dataSource;
    this.#policy = policy;
  }

  async standingOf(traderId: string): Promise<Standing | undefined> {
    const [row] = await this.#dataSource.query<StandingRow<"taker">[]>(
      `SELECT ${standingColumns("taker", "everybody", 2)} FROM trader taker WHERE taker.id = $1`,
      [traderId, ...standingParameters(this.#policy())],
    );
    return row && standingOf(row, "taker");
  }
}
