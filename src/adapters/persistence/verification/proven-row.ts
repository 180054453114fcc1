import type { EntityManager } from "typeorm";
import { provenAt } from "../../../domain/kyc/proven-at.ts";
import { provenLevel, type Proofs } from "../../../domain/kyc/proven-level.ts";
import type { VerificationState } from "../../../domain/verification/verification.ts";
import { verified } from "../account/company-name.ts";

interface ProofRow extends Omit<Proofs, "basic"> {
  readonly level: string;
  readonly basic: boolean;
}

const approved: VerificationState = "approved";

/** A demo gives it to everybody: no mail and no text reaches anybody there. */
const contactLevel = 1;

/** What is proven about a trader, and their level; locks their row. */
async function readProofs(
  transaction: EntityManager,
  traderId: string,
): Promise<(Proofs & { readonly level: number }) | undefined> {
  const has = (kind: string) => `EXISTS (
    SELECT FROM verification v WHERE v.trader_id = trader.id AND v.kind = '${kind}' AND v.state = $2
       AND v.expired_at IS NULL)`;
  const [row] = await transaction.query<ProofRow[]>(
    `SELECT level, email_verified_at IS NOT NULL AS email,
            EXISTS (SELECT FROM phone WHERE trader_id = trader.id AND verified_at IS NOT NULL) AS phone,
            ${has("basic")} AS basic, ${has("id")} AS id, ${has("address")} AS address,
            ${has("video")} AS video,
            EXISTS (SELECT FROM company c WHERE c.trader_id = trader.id AND c.state = $3) AS company
       FROM trader WHERE id = $1 FOR UPDATE`,
    [traderId, approved, verified],
  );
  return row && { ...row, level: Number(row.level) };
}

/**
 * Raises the level to what is proven now, in the transaction of the proof. What a level already says
 * was proven counts too, and the account of a demo, below zero, stays.
 */
export async function raiseLevel(transaction: EntityManager, traderId: string): Promise<void> {
  const proofs = await readProofs(transaction, traderId);
  if (!proofs || proofs.level < 0) return;
  const { id, address } = provenAt(proofs.level);
  const hasContacts = proofs.level >= contactLevel;
  const proven: Proofs = {
    ...proofs,
    email: proofs.email || hasContacts,
    phone: proofs.phone || hasContacts,
    id: proofs.id || id,
    address: proofs.address || address,
  };
  await setLevel(transaction, traderId, Math.max(proofs.level, provenLevel(proven)));
}

/** Lowers the level to what is proven without the ID, though not below the lowest. */
export async function lowerLevel(
  transaction: EntityManager,
  traderId: string,
  lowest: number,
): Promise<void> {
  const proofs = await readProofs(transaction, traderId);
  if (!proofs) return;
  const left = provenLevel({ ...proofs, id: false });
  await setLevel(transaction, traderId, Math.min(proofs.level, Math.max(lowest, left)));
}

async function setLevel(
  transaction: EntityManager,
  traderId: string,
  level: number,
): Promise<void> {
  await transaction.query("UPDATE trader SET level = $2 WHERE id = $1", [traderId, level]);
}
