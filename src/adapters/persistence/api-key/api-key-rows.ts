import type { EntityManager } from "typeorm";

/** Whether a key of `api_key` works; both tables under these names. */
export const isKeyAlive = (key: string, owner: string): string =>
  `${key}.revoked_at IS NULL AND ${key}.expires_at > clock_timestamp()
  AND ${key}.made_at >= ${owner}.credentials_changed_at`;

/** Ends every key of a trader, where somebody else may have their account. */
export async function revokeApiKeys(transaction: EntityManager, traderId: string): Promise<void> {
  await transaction.query(
    "UPDATE api_key SET revoked_at = clock_timestamp() WHERE trader_id = $1 AND revoked_at IS NULL",
    [traderId],
  );
}
