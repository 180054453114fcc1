import type { MigrationInterface, QueryRunner } from "typeorm";

/** When processes last gave a sign of life, and when none did: clocks of trades are extended by that. */
export class HeartbeatTables implements MigrationInterface {
  readonly name = "heartbeats-1796991000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE heartbeat (
        part text PRIMARY KEY,
        at   timestamptz NOT NULL,
        -- From when on silence is an outage.
        silent_at timestamptz NOT NULL,
        CHECK (silent_at > at)
      )`);
    await runner.query(`
      CREATE TABLE outage (
        part      text NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at   timestamptz NOT NULL,
        PRIMARY KEY (part, starts_at),
        CHECK (ends_at > starts_at)
      )`);
    await runner.query("CREATE INDEX ON outage (ends_at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE outage");
    await runner.query("DROP TABLE heartbeat");
  }
}
