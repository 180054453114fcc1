import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The books: accounts, entries and postings. Accounts that everybody touches (fees, clearing) keep
 * no balance, so that no row of theirs is locked by every trade; postings refer to accounts without
 * a foreign key for the same reason: its check would lock the account's row.
 */
export class Ledger implements MigrationInterface {
  readonly name = "ledger-1795700200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ledger_account (
        id       text PRIMARY KEY,
        kind     text NOT NULL,
        owner_id text,
        asset    text NOT NULL REFERENCES asset (code),
        balance  numeric(38, 0) CHECK (balance >= 0)
      )`);
    await runner.query("CREATE INDEX ON ledger_account (owner_id) WHERE owner_id IS NOT NULL");
    await runner.query(`
      CREATE TABLE ledger_entry (
        id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        ref text NOT NULL UNIQUE,
        at  timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query(`
      CREATE TABLE ledger_posting (
        entry_id   bigint NOT NULL REFERENCES ledger_entry (id),
        account_id text NOT NULL,
        amount     numeric(38, 0) NOT NULL CHECK (amount <> 0),
        PRIMARY KEY (entry_id, account_id)
      )`);
    await runner.query("CREATE INDEX ON ledger_posting (account_id, entry_id)");
    await runner.query(`
      CREATE FUNCTION refuse_to_change_history() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '% is history: it is only added to', TG_TABLE_NAME
          USING ERRCODE = 'restrict_violation';
      END $$`);
    for (const table of ["ledger_entry", "ledger_posting"]) {
      await runner.query(`
        CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
    }
    await runner.query(`
      CREATE TABLE idempotency_key (
        actor_id   text NOT NULL,
        key        text NOT NULL,
        input_hash text NOT NULL,
        answer     jsonb,
        at         timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (actor_id, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "DROP TABLE idempotency_key, ledger_posting, ledger_entry, ledger_account CASCADE",
    );
    await runner.query("DROP FUNCTION refuse_to_change_history");
  }
}
