import { Client } from "pg";
import type { Database } from "./bed.ts";

/** Gives a buyer so many finished trades with one seller, all of the last thirty days; a kept database has them. */
export async function fillMonth(
  address: Database,
  buyerId: string,
  sellerId: string,
  trades: number,
): Promise<void> {
  const client = new Client(address);
  await client.connect();
  await client.query("SET session_replication_role = replica");
  await client.query(
    `INSERT INTO trade SELECT (jsonb_populate_record(t, jsonb_build_object(
         'id', 'month' || lpad(n::text, 9, '0'), 'buyer_id', $1::text, 'seller_id', $2::text,
         'started_at', clock_timestamp() - make_interval(secs => 2592000.0 * n / $3),
         'closed_at', clock_timestamp() - make_interval(secs => 2592000.0 * n / $3 - 600)))).*
       FROM (SELECT trade AS t FROM trade WHERE status = 'released' LIMIT 1) one,
            generate_series(1, $3::integer) n
     ON CONFLICT DO NOTHING`,
    [buyerId, sellerId, trades],
  );
  await client.query(
    `INSERT INTO trade_terms SELECT id, $1::jsonb FROM trade WHERE id LIKE 'month%' ON CONFLICT DO NOTHING`,
    [
      JSON.stringify({
        paymentMethod: "sepa-instant",
        margin: 150,
        rateSources: ["kraken", "coinbase", "bitstamp"],
      }),
    ],
  );
  await client.query("RESET session_replication_role");
  await client.query("ANALYZE trade, trade_terms");
  await client.end();
}
