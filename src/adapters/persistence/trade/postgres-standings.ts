import type { DataSource } from "typeorm";
import type { Standings } from "../../../application/ports/standings.ts";
import type { Standing } from "../../../domain/trade-start/start-limits.ts";
import { standingColumns, standingOf, type StandingRow } from "./standing-columns.ts";

/** Reads what counts for the limits of one trader. */
export class PostgresStandings implements Standings {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async standingOf(traderId: string): Promise<Standing | undefined> {
    const [row] = await this.#dataSource.query<StandingRow<"taker">[]>(
      `SELECT ${standingColumns("taker", "everybody")} FROM trader taker WHERE taker.id = $1`,
      [traderId],
    );
    return row && standingOf(row, "taker");
  }
}
