import type { DeliveryKind, DeliveryState } from "../../../domain/notice/delivery.ts";
import { prepared } from "../connection/prepared-statements.ts";

const waiting: DeliveryState = "waiting";
const outlet: DeliveryKind = "outlet";

/** Adds a delivery to the address `$1`, whoever has it. */
export function addDeliveryTo(kind: DeliveryKind): string {
  return `INSERT INTO delivery (address, kind, state, made_at, due_at)
    VALUES ($1, '${kind}', '${waiting}', clock_timestamp(), clock_timestamp())`;
}

/**
 * Adds a delivery to each trader that the query `whom` names by `id`: a part of the statement that makes
 * what is to be told, so that neither is there without the other.
 */
export function addDelivery(kind: DeliveryKind, whom: string): string {
  return `INSERT INTO delivery (trader_id, kind, state, made_at, due_at)
    SELECT id, '${kind}', '${waiting}', clock_timestamp(), clock_timestamp() FROM (${whom}) told`;
}

/** The same, to each `trader_id` of a query, about what it names. */
export function addDeliveryAbout(kind: DeliveryKind, whom: string): string {
  return `INSERT INTO delivery (trader_id, about, kind, state, made_at, due_at)
    SELECT trader_id, about, '${kind}', '${waiting}', clock_timestamp(), clock_timestamp()
      FROM (${whom}) told`;
}

/**
 * Has a delivery to each browser and chat of the trader `$1` in the channels `$2` sent in `$3` seconds,
 * together with what waits already.
 */
export const delayToOutlets = prepared(`
  WITH wanted AS (SELECT id FROM outlet WHERE trader_id = $1 AND channel = ANY ($2)),
    due AS (SELECT clock_timestamp() + make_interval(secs => $3) AS at),
    moved AS (
      UPDATE delivery SET due_at = least(due_at, due.at) FROM wanted, due
       WHERE delivery.trader_id = $1 AND delivery.kind = '${outlet}' AND about = wanted.id
         AND state = '${waiting}' AND tries = 0
      RETURNING about)
  INSERT INTO delivery (trader_id, about, kind, state, made_at, due_at)
  SELECT $1, wanted.id, '${outlet}', '${waiting}', clock_timestamp(), due.at FROM wanted, due
   WHERE wanted.id NOT IN (SELECT about FROM moved)`);

/**
 * Has a delivery to the trader `$1` sent in `$2` seconds, together with what waits already: one that
 * was to be sent later is sent then.
 */
export function delayDelivery(kind: DeliveryKind): string {
  const due = "clock_timestamp() + make_interval(secs => $2)";
  return `WITH moved AS (
      UPDATE delivery SET due_at = least(due_at, ${due})
       WHERE trader_id = $1 AND kind = '${kind}' AND state = '${waiting}' AND tries = 0
      RETURNING id)
    INSERT INTO delivery (trader_id, kind, state, made_at, due_at)
    SELECT $1, '${kind}', '${waiting}', clock_timestamp(), ${due}
     WHERE NOT EXISTS (SELECT FROM moved)`;
}
