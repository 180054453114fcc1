import { Client } from "pg";
import type { Database } from "./bed.ts";

/** A trade of the load with its parties. */
export interface Room {
  readonly tradeId: string;
  readonly buyerId: string;
  readonly sellerId: string;
}

/** How long the chat of a room is. */
export const messagesOfRoom = 50;

/**
 * Gives running trades of the load without a chat one of fifty messages; returns that many rooms.
 */
export async function fillChats(address: Database, rooms: number): Promise<readonly Room[]> {
  const client = new Client(address);
  await client.connect();
  const { rows } = await client.query<Room>(
    `SELECT id AS "tradeId", buyer_id AS "buyerId", seller_id AS "sellerId" FROM trade
      WHERE closed_at IS NULL AND buyer_id LIKE 'buyer%' ORDER BY started_at DESC LIMIT $1`,
    [rooms],
  );
  const ids = rows.map(({ tradeId }) => tradeId);
  await client.query(
    `INSERT INTO chat (trade_id, last_seq) SELECT id, $2 FROM unnest($1::text[]) id
     ON CONFLICT DO NOTHING`,
    [ids, messagesOfRoom],
  );
  await client.query(
    `INSERT INTO chat_message (trade_id, seq, author_kind, author_id, content_hash, at)
     SELECT t.id, n, 'party', CASE WHEN n % 2 = 0 THEN t.buyer_id ELSE t.seller_id END,
            sha256('\\x00'), clock_timestamp()
       FROM trade t, generate_series(1, $2::integer) n WHERE t.id = ANY ($1)
     ON CONFLICT DO NOTHING`,
    [ids, messagesOfRoom],
  );
  await client.query(
    `INSERT INTO chat_content (trade_id, seq, salt, content)
     SELECT id, n, decode(repeat('00', 16), 'hex'), 'I have sent it, please look at your account.'
       FROM unnest($1::text[]) id, generate_series(1, $2::integer) n
     ON CONFLICT DO NOTHING`,
    [ids, messagesOfRoom],
  );
  await client.end();
  return rows;
}
