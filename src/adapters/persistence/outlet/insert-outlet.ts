import type { EntityManager } from "typeorm";
import type { NewOutlet } from "../../../application/ports/outlet-store.ts";

/** The newest notice of the trader `$1`. */
export const lastPlace = `coalesce((SELECT last_place FROM notice_box WHERE trader_id = $1), 0)`;

/** One of the same address is replaced, whosever it was; of that channel the person keeps so many. */
export async function insertOutlet(
  transaction: EntityManager,
  outlet: NewOutlet,
  most: number,
): Promise<void> {
  const { id, traderId, channel, address, keys, session } = outlet;
  await transaction.query(
    `INSERT INTO outlet AS o (trader_id, id, channel, address, public_key, shared_secret,
                              session_hash, told_place, from_place)
     VALUES ($1, $2, $3, $4, $5, $6, decode($7, 'hex'), ${lastPlace}, ${lastPlace})
     ON CONFLICT (channel, address) DO UPDATE
       SET trader_id = $1, public_key = $5, shared_secret = $6, session_hash = decode($7, 'hex'),
           added_at = clock_timestamp(), takes_codes = o.takes_codes AND o.trader_id = $1,
           told_place = CASE WHEN o.trader_id = $1 THEN o.told_place ELSE ${lastPlace} END,
           from_place = CASE WHEN o.trader_id = $1 THEN o.from_place ELSE ${lastPlace} END`,
    [traderId, id, channel, address, keys?.p256dh ?? null, keys?.auth ?? null, session ?? null],
  );
  await transaction.query(
    `DELETE FROM outlet WHERE id IN (
       SELECT id FROM outlet WHERE trader_id = $1 AND channel = $2
        ORDER BY added_at DESC, id OFFSET $3)`,
    [traderId, channel, most],
  );
}
