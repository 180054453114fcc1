import type { DeliveryKind, DeliveryState } from "../../../domain/notice/delivery.ts";

const waiting: DeliveryState = "waiting";

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
