import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * When the platform was in maintenance that someone switched off: what still is, or ended by its time, is
 * in `announcement`. Clocks of trades are extended by both.
 */
export class PausesOfThePlatform implements MigrationInterface {
  readonly name = "pauses-of-the-platform-1796900000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE platform_pause (
        announcement_id text NOT NULL REFERENCES announcement,
        starts_at timestamptz NOT NULL,
        ends_at   timestamptz NOT NULL,
        PRIMARY KEY (announcement_id, starts_at),
        CHECK (ends_at > starts_at)
      )`);
    await runner.query("CREATE INDEX ON platform_pause (ends_at)");
    // Few trades: those whose parties were locked out of their accounts.
    await runner.query("CREATE INDEX ON trade (id) WHERE rules -> 'memory' ? 'stoodStill'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX trade_id_idx");
    await runner.query("DROP TABLE platform_pause");
  }
}
