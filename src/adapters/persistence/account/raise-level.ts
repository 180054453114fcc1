import type { EntityManager } from "typeorm";
import { levelWithContacts } from "../../../domain/kyc/contact-level.ts";

interface ContactRow {
  readonly level: string;
  readonly email: boolean;
  readonly phone: boolean;
}

/** Sets the level that follows from a contact that was just confirmed, in the same transaction. */
export async function raiseLevel(transaction: EntityManager, traderId: string): Promise<void> {
  const [row] = await transaction.query<ContactRow[]>(
    `SELECT level, email_verified_at IS NOT NULL AS email,
            EXISTS (SELECT FROM phone WHERE trader_id = id AND verified_at IS NOT NULL) AS phone
       FROM trader WHERE id = $1 FOR UPDATE`,
    [traderId],
  );
  if (!row) return;
  const level = levelWithContacts(Number(row.level), row);
  await transaction.query("UPDATE trader SET level = $2 WHERE id = $1", [traderId, level]);
}
