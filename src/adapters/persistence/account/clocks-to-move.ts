import { begunPauses } from "../halt/pauses-column.ts";
import { holdsNow } from "./account-column.ts";

/** The accounts whose owner cannot act: one that is compromised can after its reset. */
const lockedOut = `SELECT s.trader_id FROM account_state s JOIN trader p ON p.id = s.trader_id
        WHERE s.state = ANY ($1) AND ${holdsNow("s")} AND p.credentials_changed_at <= s.begun_at`;

const isStanding = "jsonb_path_exists(t.rules, '$.memory.stoodStill.*.since')";

/**
 * $1: the states, $2: the most trades, $3: the milliseconds of a second.
 *
 * Active trades of someone who is locked out of which no clock stands, trades of which one stands
 * although nobody is locked out, and active trades since before a maintenance or an outage that ended just now. What a trade remembers is
 * in whole milliseconds.
 */
export const clocksToMove = `
  WITH locked AS MATERIALIZED (${lockedOut})
  (SELECT t.id FROM locked l JOIN trade t ON l.trader_id IN (t.buyer_id, t.seller_id)
    WHERE t.closed_at IS NULL AND NOT ${isStanding} LIMIT $2)
   UNION
  (SELECT t.id FROM trade t
    WHERE t.rules -> 'memory' ? 'stoodStill' AND ${isStanding}
      AND NOT EXISTS (SELECT FROM locked l WHERE l.trader_id IN (t.buyer_id, t.seller_id)) LIMIT $2)
   UNION
  (SELECT t.id FROM (${begunPauses}) p
     JOIN trade t ON t.started_at < p.ends_at AND t.closed_at IS NULL
    WHERE p.ends_at <= clock_timestamp() AND p.ends_at > clock_timestamp() - interval '1 hour'
      AND coalesce((t.rules -> 'memory' ->> 'pausesAddedUntil')::float8, 0)
          < floor(extract(epoch FROM p.ends_at) * $3::float8) LIMIT $2)`;
