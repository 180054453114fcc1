import type { MigrationInterface, QueryRunner } from "typeorm";

/** Deadlines say of which kind of thing they are: until now all of them were of trades. */
export class DeadlinesByAggregate implements MigrationInterface {
  readonly name = "deadlines-by-aggregate-1796000300000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deadline
        ADD COLUMN aggregate text NOT NULL DEFAULT 'trade',
        DROP CONSTRAINT deadline_pkey,
        ADD PRIMARY KEY (subject, kind, aggregate)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM deadline WHERE aggregate <> 'trade'");
    await runner.query(`
      ALTER TABLE deadline
        DROP CONSTRAINT deadline_pkey,
        DROP COLUMN aggregate,
        ADD PRIMARY KEY (subject, kind)`);
  }
}
