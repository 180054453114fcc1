import type { TestDatabase } from "./database.ts";

/** A suggestion of a trader and their claim of a record elsewhere, which staff answer and decide; their ids. */
export async function insertRequests(
  database: Pick<TestDatabase, "query">,
  traderId: string,
): Promise<{ readonly suggestion: string; readonly reputation: string }> {
  const [claim] = await database.query<{ id: string }>(
    `INSERT INTO reputation_claim (trader_id, market, address, trades, positive, negative, since)
     VALUES ($1, 'Elsewhere', 'https://elsewhere.example/ana', 1, 1, 0, 2020) RETURNING id`,
    [traderId],
  );
  const [wish] = await database.query<{ id: string }>(
    "INSERT INTO feature_request (trader_id, text) VALUES ($1, 'Dark charts') RETURNING id",
    [traderId],
  );
  return { suggestion: wish?.id ?? "", reputation: claim?.id ?? "" };
}
