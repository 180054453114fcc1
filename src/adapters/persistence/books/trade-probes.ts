import { actsAfterClosing, statusesActiveUnheld } from "../../../domain/trade/legal-steps.ts";
import { scoped, type BookProbe, type SlicedProbe } from "./book-query.ts";
import {
  graceSeconds,
  hasGap,
  held,
  legal,
  lookedForSeconds,
  timeline,
  withoutFeedback,
} from "./trade-queries.ts";

/** Gaps in timelines, acts after the closing, and steps that the table of trade states has not. */
export const timelinesOfTrades: SlicedProbe = {
  covers: ["timeline-without-gap", "nothing-after-closing", "only-legal-steps"],
  of: "trades",
  within: scoped(
    (isIn) => `
      WITH t AS MATERIALIZED (SELECT t.id, t.status, t.closed_at FROM trade t WHERE ${isIn("t")}),
           line AS MATERIALIZED (
             SELECT e.trade_id, e.seq, e.act, e.actor_kind, e.from_status, e.to_status, e.at
               FROM t CROSS JOIN LATERAL (SELECT * FROM trade_event l WHERE l.trade_id = t.id OFFSET 0) e),
           legal AS (SELECT * FROM jsonb_to_recordset($3::jsonb) AS s (act text, by text, "from" text, "to" text))
      SELECT NOT EXISTS (
               SELECT FROM t LEFT JOIN (
                 SELECT trade_id, ${timeline}, max(at) FILTER (WHERE act <> ALL ($1)) AS last_at
                   FROM line GROUP BY trade_id) e ON e.trade_id = t.id
                WHERE ${hasGap} OR e.last_at > t.closed_at + make_interval(secs => $2))
         AND NOT EXISTS (
               SELECT FROM (SELECT DISTINCT act, actor_kind, from_status, to_status FROM line) e
                WHERE NOT EXISTS (SELECT FROM legal s WHERE s.act = e.act AND s.by = e.actor_kind
                  AND s."from" = coalesce(e.from_status, '') AND s."to" = e.to_status)) AS holds`,
    actsAfterClosing,
    graceSeconds,
    JSON.stringify(legal),
  ),
};

/** What a trade says of its closing and its feedback. */
export const rowsOfTrades: SlicedProbe = {
  covers: ["closed-when-over", "feedback-is-there"],
  of: "trades",
  within: scoped(
    (isIn) => `
      SELECT NOT EXISTS (
        SELECT FROM trade t WHERE ${isIn("t")}
           AND ((t.closed_at IS NULL) <> (t.escrow = $1 OR t.status = ANY ($2))
             OR t.feedback <> $3 AND (SELECT count(*) FROM feedback f WHERE f.trade_id = t.id) = 0)) AS holds`,
    held,
    statusesActiveUnheld,
    withoutFeedback,
  ),
};

/** Events of trades, `t`, that are not in the outbox, not older than `$1` seconds. */
const notInOutbox = (isIn: string) => `
  SELECT NOT EXISTS (
    SELECT FROM trade t CROSS JOIN LATERAL (
             SELECT l.trade_id, l.seq, l.at FROM trade_event l WHERE l.trade_id = t.id OFFSET 0) e
     WHERE ${isIn} AND e.at > clock_timestamp() - make_interval(secs => $1)
       AND NOT EXISTS (SELECT FROM outbox o WHERE o.aggregate = 'trade'
                          AND o.aggregate_id = e.trade_id AND o.seq = e.seq)) AS holds`;

export function eventsOfTrades(keptSeconds: number): SlicedProbe {
  return {
    covers: ["events-in-outbox"],
    of: "trades",
    within: scoped((isIn) => notInOutbox(isIn("t")), lookedForSeconds(keptSeconds)),
  };
}

/** The same of all trades that were closed since then: their slices may be read too late. */
export function closedProbe(keptSeconds: number): BookProbe {
  return {
    covers: ["events-in-outbox"],
    sql: notInOutbox("t.closed_at > now() - make_interval(secs => $1)"),
    parameters: [lookedForSeconds(keptSeconds)],
  };
}
