import { completedEscrows } from "../../../domain/trade/trade-status.ts";
import { scoped, type BookProbe, type SlicedProbe } from "./book-query.ts";

/** What is counted of active trades: they are few, however many there were. */
export const activeProbe: BookProbe = {
  covers: ["usage-counted"],
  sql: `
    SELECT NOT EXISTS (
      SELECT FROM (SELECT trader_id, active_trades, active_usd_cents FROM trader_usage
                    WHERE active_trades <> 0 OR active_usd_cents <> 0) u
        FULL JOIN (
          SELECT side.trader_id, count(*) AS active, sum(t.usd_cents) AS cents
            FROM trade t CROSS JOIN LATERAL (VALUES (t.buyer_id), (t.seller_id)) side (trader_id)
           WHERE t.closed_at IS NULL GROUP BY side.trader_id) c ON c.trader_id = u.trader_id
       WHERE coalesce(u.active_trades, 0) <> coalesce(c.active, 0)
          OR coalesce(u.active_usd_cents, 0) <> coalesce(c.cents, 0)) AS holds`,
  parameters: [],
};

/**
 * What is counted of some people, against all their trades; and whether the trades that were
 * counted are there, as a trade that was removed is in no slice of trades.
 */
export const countersOfPeople: SlicedProbe = {
  covers: ["usage-counted", "value-counted", "timeline-without-gap"],
  of: "people",
  within: scoped(
    (isIn) => `
      WITH person AS MATERIALIZED (SELECT p.id FROM trader p WHERE ${isIn("p")})
      SELECT NOT EXISTS (
        SELECT FROM person p
          LEFT JOIN trader_usage u ON u.trader_id = p.id
         CROSS JOIN LATERAL (
           SELECT count(*) FILTER (WHERE t.closed_at IS NULL) AS active,
                  count(*) FILTER (WHERE t.escrow = ANY ($1)) AS completed,
                  coalesce(sum(t.usd_cents) FILTER (WHERE t.closed_at IS NULL), 0) AS cents
             FROM (SELECT closed_at, escrow, usd_cents FROM trade WHERE buyer_id = p.id
                   UNION ALL
                   SELECT closed_at, escrow, usd_cents FROM trade WHERE seller_id = p.id) t) c
         CROSS JOIN LATERAL (
           SELECT coalesce(sum(v.usd_cents), 0) AS cents FROM counted_value v WHERE v.trader_id = p.id) v
         WHERE coalesce(u.active_trades, 0) <> c.active OR coalesce(u.completed_trades, 0) <> c.completed
            OR coalesce(u.active_usd_cents, 0) <> c.cents OR coalesce(u.total_usd_cents, 0) <> v.cents)
      AND NOT EXISTS (
        SELECT FROM person p JOIN counted_value v ON v.trader_id = p.id
         WHERE NOT EXISTS (SELECT FROM trade t WHERE t.id = v.trade_id)) AS holds`,
    completedEscrows,
  ),
};
