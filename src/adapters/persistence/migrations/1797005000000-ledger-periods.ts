import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Sealed periods of the ledger, what their postings leave on each account (nothing is not stored),
 * and when each period was last read again and found unchanged.
 */
export class LedgerPeriodTables implements MigrationInterface {
  readonly name = "ledger-periods-1797005000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ledger_period (
        number      integer PRIMARY KEY,
        first_entry bigint NOT NULL,
        last_entry  bigint NOT NULL CHECK (last_entry >= first_entry),
        entries     integer NOT NULL,
        postings    integer NOT NULL,
        totals      jsonb NOT NULL,
        rows_hash   bytea NOT NULL,
        sealed_at   timestamptz NOT NULL,
        prev_hash   bytea NOT NULL,
        hash        bytea NOT NULL
      )`);
    await runner.query(`
      CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_period
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
    await runner.query(`
      CREATE TABLE ledger_opening (
        account_id text PRIMARY KEY,
        amount     numeric(38, 0) NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE ledger_period_proof (
        number    integer PRIMARY KEY,
        proven_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE ledger_period_proof, ledger_opening, ledger_period CASCADE");
  }
}
