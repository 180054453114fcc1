import type { MigrationInterface, QueryRunner } from "typeorm";

/** Rates of the past, for charts: what a coin or a US dollar cost in a currency. */
export class RateHistory implements MigrationInterface {
  readonly name = "rate-history-1796400000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rate_history (
        base     text NOT NULL,
        currency text NOT NULL,
        at       timestamptz NOT NULL,
        scaled   numeric NOT NULL CHECK (scaled > 0),
        PRIMARY KEY (base, currency, at)
      )`);
    await runner.query("CREATE INDEX rate_history_at ON rate_history (at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE rate_history");
  }
}
