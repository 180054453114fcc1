import {
  actsAfterClosing,
  deadlinesAfterClosing,
  legalSteps,
  statusesActiveUnheld,
} from "../../../domain/trade/legal-steps.ts";
import type { EscrowState, FeedbackState } from "../../../domain/trade/trade-status.ts";
import { query } from "./book-query.ts";

export const held: EscrowState = "held";
export const withoutFeedback: FeedbackState = "none";

/**
 * How much time may pass between the moment that something is decided for and its commit, in
 * seconds.
 */
export const graceSeconds = 60;

export const legal = legalSteps().map(({ from, ...step }) => ({ ...step, from: from ?? "" }));

// Every line is hashed with its number: the start of a line cancels the end of the line before, and
// only the very first and the very last are left over. So no lines have to be sorted.
export const timeline = `count(*) AS lines, max(seq) AS last,
  bit_xor(hashtextextended(coalesce(from_status, ''), seq)
        # hashtextextended(to_status, seq + 1)) AS left_over`;

/** Of a timeline, `e`, and its trade, `t`. */
export const hasGap = `(t.id IS NULL OR e.trade_id IS NULL OR e.lines <> e.last
  OR e.left_over <> hashtextextended('', 1) # hashtextextended(t.status, e.lines + 1))`;

/**
 * How old events are at most that are looked for in the outbox: newer by some days than what is removed, as the time
 * of the last removal is not known.
 */
export const lookedForSeconds = (keptSeconds: number) => Math.floor(keptSeconds / 2);

/**
 * What timelines, clocks and feedback say about trades; `keptSeconds`: how long published events
 * are kept.
 */
export function tradeQueries(keptSeconds: number) {
  return {
    "timeline-without-gap": query(
      `SELECT coalesce(t.id, e.trade_id) AS trade, t.status, e.lines, e.last
         FROM trade t
         FULL JOIN (SELECT trade_id, ${timeline} FROM trade_event GROUP BY trade_id) e
           ON e.trade_id = t.id
        WHERE ${hasGap}`,
    ),
    "only-legal-steps": query(
      `SELECT e.trade_id AS trade, e.seq AS line, e.act, e.actor_kind AS "by",
              e.from_status AS "from", e.to_status AS "to"
         FROM trade_event e
        WHERE NOT EXISTS (
          SELECT FROM jsonb_to_recordset($1::jsonb) AS s (act text, by text, "from" text, "to" text)
           WHERE s.act = e.act AND s.by = e.actor_kind AND s."from" = coalesce(e.from_status, '')
             AND s."to" = e.to_status)`,
      JSON.stringify(legal),
    ),
    "closed-when-over": query(
      `SELECT id AS trade, status, escrow, closed_at IS NOT NULL AS closed FROM trade
        WHERE (closed_at IS NULL) <> (escrow = $1 OR status = ANY ($2))`,
      held,
      statusesActiveUnheld,
    ),
    "nothing-after-closing": query(
      `SELECT t.id AS trade, e.seq AS line, e.act
         FROM trade_event e JOIN trade t ON t.id = e.trade_id
        WHERE e.act <> ALL ($1) AND e.at > t.closed_at + make_interval(secs => $2)`,
      actsAfterClosing,
      graceSeconds,
    ),
    "no-clock-on-closed": query(
      `SELECT t.id AS trade, d.kind, d.at FROM deadline d CROSS JOIN LATERAL (
          SELECT l.id, l.closed_at FROM trade l WHERE l.id = d.subject OFFSET 0) t
        WHERE d.aggregate = 'trade' AND d.done_at IS NULL AND t.closed_at IS NOT NULL AND d.kind <> ALL ($1)`,
      deadlinesAfterClosing,
    ),
    "deadlines-carried-out": query(
      `SELECT subject, kind, at FROM deadline
        WHERE done_at IS NULL AND at < clock_timestamp() - make_interval(secs => $1)`,
      graceSeconds,
    ),
    "feedback-is-there": query(
      `SELECT t.id AS trade FROM trade t
        WHERE t.feedback <> $1 AND NOT EXISTS (SELECT FROM feedback f WHERE f.trade_id = t.id)`,
      withoutFeedback,
    ),
    "events-in-outbox": query(
      `SELECT e.trade_id AS trade, e.seq AS line FROM trade_event e
        WHERE e.at > clock_timestamp() - make_interval(secs => $1)
          AND NOT EXISTS (SELECT FROM outbox o WHERE o.aggregate = 'trade'
                             AND o.aggregate_id = e.trade_id AND o.seq = e.seq)`,
      lookedForSeconds(keptSeconds),
    ),
  };
}
