import type { EntityManager } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { CommandKey } from "../../../application/ports/commit.ts";
import { KeyTaken } from "../../../application/ports/keyed-staff.ts";
import type { AuditSeal } from "./audit-seal.ts";

/**
 * Adds entries to the log in the transaction of the changes they record, and stores the keys of
 * their commands. Call it last: it locks the log's head until the transaction ends. Throws
 * `KeyTaken` if a key was used in the meantime.
 */
export async function appendAudit(
  manager: Pick<EntityManager, "query">,
  seal: AuditSeal,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (const { key, subject } of entries) {
    if (key) await storeKey(manager, key, subject.id);
  }
  const json = JSON.stringify(entries.map((entry) => seal.jsonOf(entry)));
  await manager.query("SELECT append_audit($1::jsonb, clock_timestamp())", [json]);
}

async function storeKey(
  manager: Pick<EntityManager, "query">,
  { actorId, key, inputHash }: CommandKey,
  answer: string,
): Promise<void> {
  const stored = await manager.query<unknown[]>(
    `INSERT INTO idempotency_key (actor_id, key, input_hash, answer)
     VALUES ($1, $2, $3, to_jsonb($4::text)) ON CONFLICT DO NOTHING RETURNING key`,
    [actorId, key, inputHash, answer],
  );
  if (stored.length === 0) throw new KeyTaken();
}
