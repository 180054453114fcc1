import type { DataSource } from "typeorm";
import type { LeaderboardStore } from "../../../application/ports/leaderboard-store.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { holdsNow } from "../account/account-column.ts";

/** Partners who are shown, counted from what is noted of their rewards. */
export class PostgresLeaderboardStore implements LeaderboardStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async isListed(traderId: TraderId): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      "SELECT FROM partner WHERE trader_id = $1 AND is_listed",
      [traderId],
    );
    return rows.length > 0;
  }

  async setListed(traderId: TraderId, isListed: boolean): Promise<boolean> {
    const [rows] = await this.#dataSource.query<[unknown[], number]>(
      "UPDATE partner SET is_listed = $2 WHERE trader_id = $1 RETURNING trader_id",
      [traderId, isListed],
    );
    return rows.length > 0;
  }

  listed(seconds: number) {
    return this.#dataSource.query<{ username: string; trades: number }[]>(
      `SELECT trader.username, (
                SELECT count(DISTINCT r.trade_id)::integer FROM partner_reward r JOIN trade t ON t.id = r.trade_id
                 WHERE r.partner_id = p.trader_id AND r.withheld IS NULL AND r.taken_back IS NULL
                   AND t.closed_at > clock_timestamp() - make_interval(secs => $1)) AS trades
         FROM partner p JOIN trader ON trader.id = p.trader_id
        WHERE p.is_listed AND trader.closed_at IS NULL
          AND NOT EXISTS (SELECT FROM account_state s WHERE s.trader_id = p.trader_id
                             AND ${holdsNow("s")})`,
      [seconds],
    );
  }
}
