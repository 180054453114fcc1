import type { TestDatabase } from "./database.ts";

/** A chat with support, and an order with a provider that is over, of one trader and under one id. */
export async function insertRowsAbout(
  database: Pick<TestDatabase, "query">,
  id: string,
  traderId: string,
): Promise<void> {
  await database.query(
    "INSERT INTO support_chat (id, trader_id, state, topic) VALUES ($1, $2, '', '')",
    [id, traderId],
  );
  await database.query(
    `INSERT INTO provider_order (id, version, trader_id, kind, provider, asset, coins, fee, currency, fiat,
       provider_fee, way, usd_cents, state, placed_at, ended_at)
     VALUES ($1, 1, $2, 'on-ramp', 'someone', 'BTC', 2, 1, 'EUR', 1, 0, 'card', 1, 'failed', now(), now())`,
    [id, traderId],
  );
}
