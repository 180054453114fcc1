import { prepared } from "../connection/prepared-statements.ts";
import type { SubscribedEvent } from "./durable-subscriber.ts";

/** For how long a process has a subscriber to itself, in seconds. */
export const leaseSeconds = 30;

/** After this many failures an event is parked. */
export const mostFailures = 10;

export interface SubscribedRow {
  readonly publish_number: string;
  readonly aggregate: string;
  readonly aggregate_id: string;
  readonly seq: number;
  readonly kind: string;
  readonly recipients: readonly string[];
}

/** A new event. */
export interface NewRow extends SubscribedRow {
  readonly is_behind_another: boolean;
}

export function eventOf(row: SubscribedRow): SubscribedEvent {
  return {
    number: Number(row.publish_number),
    aggregate: row.aggregate,
    aggregateId: row.aggregate_id,
    seq: row.seq,
    kind: row.kind,
    recipients: row.recipients,
  };
}

const columns = "publish_number, aggregate, aggregate_id, seq, kind, recipients";

/** A new one begins with what happens from now on. */
export const register = `
  INSERT INTO subscriber (name, cursor, advanced_at)
  SELECT $1, coalesce(max(publish_number), 0), clock_timestamp() FROM outbox
  ON CONFLICT DO NOTHING`;

export const lease = prepared(`
  UPDATE subscriber SET leased_by = $2,
         leased_until = clock_timestamp() + interval '${leaseSeconds} s'
   WHERE name = $1
     AND (leased_by IS NULL OR leased_by = $2 OR leased_until <= clock_timestamp())
  RETURNING cursor`);

export const release = "UPDATE subscriber SET leased_by = NULL WHERE name = $1 AND leased_by = $2";

/** Changes nothing where another process has it by now. */
export const advance = prepared(`
  UPDATE subscriber SET cursor = greatest(cursor, $3), advanced_at = clock_timestamp(),
         leased_until = clock_timestamp() + interval '${leaseSeconds} s'
   WHERE name = $1 AND leased_by = $2`);

export const countMissed = "UPDATE subscriber SET missed = missed + $2 WHERE name = $1";

/** With whether an event of the same aggregate waits for its retry. */
export const readNew = prepared(`
  SELECT ${columns}, EXISTS (
           SELECT FROM subscriber_event e WHERE e.subscriber = $3 AND e.aggregate = o.aggregate
              AND e.aggregate_id = o.aggregate_id AND e.parked_at IS NULL) AS is_behind_another
    FROM outbox o WHERE publish_number > $1 ORDER BY publish_number LIMIT $2`);

/** For each aggregate the first event that waits, if its pause is over. */
export const readAgain = prepared(`
  SELECT ${columns} FROM subscriber_event e
   WHERE subscriber = $1 AND parked_at IS NULL AND again_at <= clock_timestamp()
     AND NOT EXISTS (
       SELECT FROM subscriber_event o WHERE o.subscriber = e.subscriber
          AND o.aggregate = e.aggregate AND o.aggregate_id = e.aggregate_id
          AND o.parked_at IS NULL AND o.publish_number < e.publish_number)
   ORDER BY publish_number LIMIT $2`);

export const putBy = `
  INSERT INTO subscriber_event (subscriber, ${columns}, failures, again_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp() + make_interval(secs => $9))`;

export const takeOut = "DELETE FROM subscriber_event WHERE subscriber = $1 AND publish_number = $2";

/** `$3`: the first pause in seconds, which doubles with each failure. */
export const countFailure = `
  UPDATE subscriber_event SET failures = failures + 1,
         again_at = clock_timestamp() + make_interval(secs => $3 * 2 ^ failures),
         parked_at = CASE WHEN failures + 1 >= ${mostFailures} THEN clock_timestamp() END
   WHERE subscriber = $1 AND publish_number = $2
  RETURNING parked_at IS NOT NULL AS is_parked`;
