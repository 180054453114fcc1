import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the platform's addresses held on the day of a publication, each signed: a row for each coin, for good. */
export class ReserveTables implements MigrationInterface {
  readonly name = "reserves-1797007000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE coin_reserve (
        day date NOT NULL REFERENCES liability_publication (day),
        asset text NOT NULL REFERENCES asset (code),
        network text NOT NULL,
        height bigint NOT NULL,
        block_hash text NOT NULL,
        addresses jsonb NOT NULL,
        signed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (day, asset)
      )`);
    await runner.query(`
      CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON coin_reserve
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE coin_reserve");
  }
}
