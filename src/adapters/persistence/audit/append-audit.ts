import type { EntityManager } from "typeorm";
import type { AuditEntry } from "../../../application/ports/audit.ts";
import type { AuditSeal } from "./audit-seal.ts";

/**
 * Adds entries to the log in the transaction of the changes they record. Call it last: it locks the
 * log's head until the transaction ends.
 */
export async function appendAudit(
  manager: Pick<EntityManager, "query">,
  seal: AuditSeal,
  entries: readonly AuditEntry[],
): Promise<void> {
  const json = JSON.stringify(entries.map((entry) => seal.jsonOf(entry)));
  await manager.query("SELECT append_audit($1::jsonb, clock_timestamp())", [json]);
}
