import type { EntityManager } from "typeorm";

/**
 * Locks the row of the trader's counters, as every commit that changes them does: what is committed
 * after this sees the new version of the account. False when there is no such trader.
 */
export async function lockAccount(transaction: EntityManager, traderId: string): Promise<boolean> {
  await transaction.query(
    `INSERT INTO trader_usage (trader_id) SELECT id FROM trader WHERE id = $1
     ON CONFLICT DO NOTHING`,
    [traderId],
  );
  const locked = await transaction.query<unknown[]>(
    "SELECT 1 FROM trader_usage WHERE trader_id = $1 FOR UPDATE",
    [traderId],
  );
  return locked.length > 0;
}

type AccountChange =
  | "begun"
  | "lifted"
  | "password"
  | "factors"
  | "contacts"
  | "address_saved"
  | "only_saved_ends"
  | "closed"
  | "badge_given"
  | "badge_declined"
  | "badge_taken"
  | "sign_in_asked"
  | "reset_asked"
  | "release_consent"
  | "company"
  | "company_approved"
  | "company_rejected"
  | "company_sent_back"
  | "verification"
  | "verification_approved"
  | "verification_rejected"
  | "verification_corrupted"
  | "verification_asked"
  | "id_expires_soon"
  | "id_expired";

/** Raises the version, and notifies the trader's open pages of what changed. */
export async function noteAccountChange(
  transaction: EntityManager,
  traderId: string,
  kind: AccountChange,
): Promise<void> {
  await transaction.query("UPDATE trader SET version = version + 1 WHERE id = $1", [traderId]);
  await transaction.query(
    `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
     SELECT 'account', id, version, $2, ARRAY[id], clock_timestamp() FROM trader WHERE id = $1`,
    [traderId, kind],
  );
}
