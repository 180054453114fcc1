import type { Client } from "pg";
import { pairOf } from "../load/people.ts";

/**
 * Makes the sellers differ in what lists are filtered by: badge, when they were last seen, whether their ID is
 * verified, their country, and who blocked whom.
 */
export async function varyPeople(client: Client, pairs: number): Promise<void> {
  const sellers = Array.from({ length: pairs }, (_, number) => pairOf(number).sellerId);
  await client.query(
    `UPDATE trader SET badge = CASE place % 10 WHEN 1 THEN 'vendor' WHEN 2 THEN 'power_trader' ELSE badge END,
       last_seen_at = last_seen_at - place % 4 * interval '1 day',
       level = CASE WHEN place % 3 = 0 THEN 1 ELSE level END
      FROM unnest($1::text[]) WITH ORDINALITY AS seller (id, place) WHERE trader.id = seller.id`,
    [sellers],
  );
  await client.query(
    `INSERT INTO preference (trader_id, country)
     SELECT id, (ARRAY['PT', 'NG', 'GB', 'US'])[1 + place % 4]
       FROM unnest($1::text[]) WITH ORDINALITY AS seller (id, place)`,
    [sellers],
  );
  // The first buyer blocked some of them, and some of them the first buyer.
  await client.query(
    `INSERT INTO contact (owner_id, subject_id, is_trusted, is_blocked)
     SELECT * FROM (
       SELECT $2, id, false, true FROM unnest($1::text[]) WITH ORDINALITY AS s (id, place) WHERE place % 500 = 7
       UNION ALL
       SELECT id, $2, false, true FROM unnest($1::text[]) WITH ORDINALITY AS s (id, place) WHERE place % 500 = 9
     ) AS blocks (owner_id, subject_id, is_trusted, is_blocked)`,
    [sellers, pairOf(0).buyerId],
  );
}
