import type { Standing } from "../../../domain/record/badges.ts";
import type { Mark } from "../../../domain/trade/trade-change.ts";
import { completedEscrows } from "../../../domain/trade/trade-status.ts";

const lostDispute: Mark["kind"] = "lost_dispute";

export interface StandingRow {
  readonly completed_trades: number;
  readonly partners: number;
  readonly lost_dispute_at: Date | null;
}

/** The parameters of `standingColumns`, from $1 on. */
export const standingParameters: readonly unknown[] = [completedEscrows, lostDispute];

/** What earns badges, of the row `trader`. */
export const standingColumns = `
  coalesce((SELECT u.completed_trades FROM trader_usage u WHERE u.trader_id = trader.id), 0)
    AS completed_trades,
  (SELECT count(*)::integer FROM (
      SELECT t.seller_id FROM trade t WHERE t.buyer_id = trader.id AND t.escrow = ANY ($1)
       UNION SELECT t.buyer_id FROM trade t WHERE t.seller_id = trader.id AND t.escrow = ANY ($1)
    ) AS other) AS partners,
  (SELECT max(k.at) FROM trader_mark k WHERE k.trader_id = trader.id AND k.kind = $2)
    AS lost_dispute_at`;

export function standingOf(row: StandingRow): Standing {
  return {
    completedTrades: row.completed_trades,
    partners: row.partners,
    lostDisputeAt: row.lost_dispute_at?.getTime(),
  };
}
