import type { QueryRunner } from "typeorm";
import { CannotStart } from "../../../application/ports/cannot-start.ts";
import { grantJobsRights } from "../jobs/jobs-schema.ts";

/**
 * Tables that the serving role only reads: the program changes them at migrations, or only functions of
 * the owner write them (`functions/append-audit.ts`, `functions/ledger-post.ts`, `functions/seal-ledger-period.ts`).
 */
const onlyRead = new Set([
  "asset",
  "audit_content",
  "content_deletion",
  "audit_head",
  "audit_log",
  "ledger_account",
  "ledger_entry",
  "ledger_opening",
  "ledger_period",
  "ledger_posting",
  "migration",
  "sql_function",
]);

/** Columns that only a function of the owner changes, or nothing does, in tables that the serving role may change. */
const keptColumns: Readonly<Record<string, readonly string[]>> = {
  staff: ["role"],
  trader: ["is_demo"],
};

/** Append-only tables besides those whose trigger refuses changes. */
const onlyAddedTo = new Set([
  "attachment_content",
  "bank_account_reading",
  "case_content",
  "chat_content",
  "cold_coin",
  "outage",
  "person_message_content",
  "platform_pause",
  "security_event",
  "trade_state",
]);

/** Tables whose rows expire, or are removed when something is undone or somebody is erased. */
const mayGo = new Set([
  "trade_export",
  "trade_export_part",
  "trade_receipt",
  "attachment",
  "attachment_content",
  "attempt",
  "authenticator",
  "authenticator_setup",
  "avatar",
  "badge_application",
  "bank_account",
  "blocked_address",
  "books_audit",
  "company",
  "company_document",
  "completed_tour",
  "contact",
  "delivery",
  "demo_mail",
  "email_code",
  "factor_code",
  "favorite_offer",
  "idempotency_key",
  "gift_card",
  "holiday",
  "liability_nodes",
  "liability_share",
  "manual_fee_grant",
  "mobile_money_wallet",
  "notice",
  "notice_choice",
  "quiet_hours",
  "open_request",
  "open_request_process",
  "request_count",
  "offer_draft",
  "offer_promotion",
  "outbox",
  "outlet",
  "person_chat_read",
  "person_file",
  "person_message_content",
  "partner",
  "partner_due",
  "person_key",
  "phone",
  "passkey",
  "preference",
  "rate_history",
  "recovery_code",
  "recovery_link",
  "saved_search",
  "scanned_block",
  "security_answers",
  "sign_in_authorization",
  "factor_reset",
  "release_consent",
  "withdrawal_permit",
  "document_consent",
  "security_event",
  "session",
  "staff_invitation",
  "staff_passkey",
  "staff_session",
  "subscriber_event",
  "telegram_link",
  "two_factor_request",
  "pay_address",
  "only_saved",
  "provider_quote",
  "saved_address",
  "reputation_claim",
  "vendor_desk",
  "vendor_terms",
  "wallet_code",
  "verification_demand",
  "verification_file",
  "api_key",
  "webhook",
  "webhook_delivery",
  "upload",
  "upload_piece",
]);

interface TableRow {
  readonly name: string;
  readonly keeps_rows_as_they_are: boolean;
  readonly keeps_rows: boolean;
  readonly held: readonly string[];
}

/**
 * Grants the serving role the rights it needs and revokes all others. A table whose trigger refuses
 * changes is append-only, so a new one needs no line here. Writes nothing if the rights are already
 * correct.
 */
export async function grantAppRights(runner: QueryRunner, role: string): Promise<void> {
  const name = `"${role.replaceAll('"', '""')}"`;
  await keepToUse(runner, role, name);
  await grantJobsRights(runner, name);
  const tables = (await runner.query(
    `SELECT c.relname AS name,
            coalesce(bool_or(t.tgtype & 16 <> 0), false) AS keeps_rows_as_they_are,
            coalesce(bool_or(t.tgtype & 8 <> 0), false) AS keeps_rows,
            ARRAY(SELECT a.privilege_type FROM aclexplode(c.relacl) a
                   WHERE a.grantee = $1::regrole) AS held
       FROM pg_class c
       LEFT JOIN pg_trigger t ON t.tgrelid = c.oid AND t.tgfoid = 'refuse_to_change_history'::regproc
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
      GROUP BY c.oid, c.relname, c.relacl`,
    [name],
  )) as TableRow[];
  for (const table of tables) {
    const rights = rightsOn(table);
    if (rights.toSorted().join() === table.held.toSorted().join()) continue;
    await runner.query(`REVOKE ALL ON "${table.name}" FROM ${name}`);
    await runner.query(`GRANT ${rights.join(", ")} ON "${table.name}" TO ${name}`);
  }
  await keepColumns(runner, name);
  await letCall(runner, role, name);
}

function rightsOn({ name, keeps_rows_as_they_are, keeps_rows }: TableRow): readonly string[] {
  if (onlyRead.has(name)) return ["SELECT"];
  const rights = ["SELECT", "INSERT"];
  const isKept = keeps_rows_as_they_are || onlyAddedTo.has(name) || name in keptColumns;
  if (!isKept) rights.push("UPDATE");
  if (!keeps_rows && mayGo.has(name)) rights.push("DELETE");
  return rights;
}

/** It can use the schema, but create nothing in it, nor temporary tables that would hide ours. */
async function keepToUse(runner: QueryRunner, role: string, name: string): Promise<void> {
  const [may] = (await runner.query(
    `SELECT quote_ident(current_schema()) AS schema, quote_ident(current_database()) AS database,
            has_schema_privilege($1, current_schema(), 'USAGE') AS use,
            has_schema_privilege($1, current_schema(), 'CREATE') AS make,
            has_database_privilege($1, current_database(), 'TEMPORARY') AS hide`,
    [role],
  )) as { schema: string; database: string; use: boolean; make: boolean; hide: boolean }[];
  if (!may) throw new Error("The database does not say what a role may");
  const { schema, database } = may;
  if (!may.use) await letUse(runner, role, schema, name);
  if (may.make) await runner.query(`REVOKE CREATE ON SCHEMA ${schema} FROM PUBLIC, ${name}`);
  if (may.hide) await runner.query(`REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC, ${name}`);
}

/** The owner of the tables may not own their schema: then the server only warns and grants nothing. */
async function letUse(
  runner: QueryRunner,
  role: string,
  schema: string,
  name: string,
): Promise<void> {
  const grant = `GRANT USAGE ON SCHEMA ${schema} TO ${name}`;
  await runner.query(grant);
  const [may] = (await runner.query(
    "SELECT has_schema_privilege($1, current_schema(), 'USAGE') AS use",
    [role],
  )) as { use: boolean }[];
  if (may?.use === true) return;
  throw new CannotStart(`The database schema has another owner: ask them to run ${grant}.`);
}

/** Per column where some are protected: a right on the whole table would be one on each column. */
async function keepColumns(runner: QueryRunner, name: string): Promise<void> {
  for (const [table, kept] of Object.entries(keptColumns)) {
    const columns = (await runner.query(
      `SELECT attname AS name, bool_or(a.privilege_type = 'UPDATE') IS TRUE AS may
         FROM pg_attribute LEFT JOIN aclexplode(attacl) a ON a.grantee = $2::regrole
        WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped GROUP BY attname`,
      [table, name],
    )) as { name: string; may: boolean }[];
    for (const column of columns) {
      const shall = !kept.includes(column.name);
      if (column.may === shall) continue;
      const [verb, preposition] = shall ? ["GRANT", "TO"] : ["REVOKE", "FROM"];
      await runner.query(`${verb} UPDATE ("${column.name}") ON "${table}" ${preposition} ${name}`);
    }
  }
}

/** Only the serving role can call functions that run with the owner's rights. */
async function letCall(runner: QueryRunner, role: string, name: string): Promise<void> {
  const functions = (await runner.query(
    `SELECT oid::regprocedure::text AS signature,
            proacl IS NULL OR EXISTS (SELECT FROM aclexplode(proacl) a WHERE a.grantee = 0) AS open,
            has_function_privilege($1, oid, 'EXECUTE') AS may
       FROM pg_proc WHERE prosecdef AND pronamespace = current_schema()::regnamespace`,
    [role],
  )) as { signature: string; open: boolean; may: boolean }[];
  for (const { signature, open, may } of functions) {
    if (open) await runner.query(`REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC`);
    if (open || !may) await runner.query(`GRANT EXECUTE ON FUNCTION ${signature} TO ${name}`);
  }
}
