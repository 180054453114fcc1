import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Which trader accounts staff declared as their own, and what else tells who they are linked to: the
 * browsers of sessions, and accounts that offers are paid to.
 */
export class DeclaredAccounts implements MigrationInterface {
  readonly name = "declared-accounts-1796120100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_trader_account (
        staff_id    text NOT NULL REFERENCES staff (id),
        trader_id   text NOT NULL REFERENCES trader (id),
        declared_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (staff_id, trader_id)
      )`);
    await runner.query(`
      INSERT INTO staff_trader_account (staff_id, trader_id)
      SELECT id, trader_id FROM staff WHERE trader_id IS NOT NULL`);
    await runner.query("ALTER TABLE staff DROP COLUMN trader_id");
    for (const table of ["session", "staff_session"]) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN device_hash bytea`);
    }
    await runner.query(
      "ALTER TABLE staff_session ADD COLUMN id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid()",
    );
    await runner.query("CREATE INDEX ON session (device_hash) WHERE device_hash IS NOT NULL");
    await runner.query(`
      CREATE INDEX offer_payment_lines ON offer USING gin ((
        string_to_array(trim(both '"' from regexp_replace(
          lower(jsonb_path_query_array(payment_details, '$[*].value')::text),
          '[^a-z0-9@,"]', '', 'g')), '","')))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX offer_payment_lines");
    for (const table of ["session", "staff_session"]) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN device_hash`);
    }
    await runner.query("ALTER TABLE staff_session DROP COLUMN id");
    await runner.query("ALTER TABLE staff ADD COLUMN trader_id text REFERENCES trader (id)");
    await runner.query(`
      UPDATE staff SET trader_id =
        (SELECT min(trader_id) FROM staff_trader_account WHERE staff_id = staff.id)`);
    await runner.query("DROP TABLE staff_trader_account");
  }
}
