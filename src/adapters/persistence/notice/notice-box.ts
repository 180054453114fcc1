import type { EntityManager } from "typeorm";
import { prepared } from "../connection/prepared-statements.ts";

const takePlace = prepared(
  `INSERT INTO notice_box AS box (trader_id, last_place) VALUES ($1, 1)
   ON CONFLICT (trader_id) DO UPDATE SET last_place = box.last_place + 1
   RETURNING last_place`,
);

const lock = prepared("SELECT 1 FROM notice_box WHERE trader_id = $1 FOR UPDATE");

const tell = prepared(
  `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
   VALUES ('notice', $1, $2, $3, ARRAY[$1], clock_timestamp())`,
);

/**
 * Takes the next place in somebody's notices and locks them: whoever changes notices does so first, so
 * no two wait for each other.
 */
export async function nextPlace(transaction: EntityManager, traderId: string): Promise<number> {
  const [row] = await transaction.query<{ last_place: number }[]>(takePlace, [traderId]);
  if (!row) throw new Error(`${traderId} has no place for notices`);
  return row.last_place;
}

/** Locks somebody's notices. False where they never had any. */
export async function lockBox(transaction: EntityManager, traderId: string): Promise<boolean> {
  const rows = await transaction.query<unknown[]>(lock, [traderId]);
  return rows.length > 0;
}

/** Has the open pages of that person look again. */
export async function tellBox(
  transaction: EntityManager,
  traderId: string,
  place: number,
  kind: "new" | "read",
): Promise<void> {
  await transaction.query(tell, [traderId, place, kind]);
}
