import type { MigrationInterface, QueryRunner } from "typeorm";

/** What was looked for by reading a whole table that grows. */
export class LookupIndexes implements MigrationInterface {
  readonly name = "lookup-indexes-1797010500000";

  async up(runner: QueryRunner): Promise<void> {
    // Of people by their names, or how those begin.
    await runner.query(`CREATE INDEX trader_by_name ON trader (lower(username COLLATE "C"))`);
    // The list of trades for staff, the newest first.
    await runner.query("CREATE INDEX trade_started ON trade (started_at)");
    // What is done and too old.
    await runner.query(
      "CREATE INDEX webhook_delivery_done ON webhook_delivery (at) WHERE due_at IS NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX webhook_delivery_done");
    await runner.query("DROP INDEX trade_started");
    await runner.query("DROP INDEX trader_by_name");
  }
}
