import type { MigrationInterface, QueryRunner } from "typeorm";

/** What people leave as a security for their offers: one for each person and coin. */
export class BondTable implements MigrationInterface {
  readonly name = "bonds-1796871000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bond (
        id text PRIMARY KEY,
        version integer NOT NULL,
        holder_id text NOT NULL REFERENCES trader (id),
        asset text NOT NULL REFERENCES asset (code),
        units numeric(38, 0) NOT NULL CHECK (units >= 0),
        satoshi numeric(38, 0) NOT NULL CHECK (satoshi >= 0),
        left_at timestamptz NOT NULL,
        UNIQUE (holder_id, asset)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE bond");
  }
}
