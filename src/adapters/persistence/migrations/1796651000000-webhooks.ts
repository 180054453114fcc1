import type { MigrationInterface, QueryRunner } from "typeorm";

/** Where programs of traders are told what happens, and what they were told. */
export class WebhookTables implements MigrationInterface {
  readonly name = "webhooks-1796651000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook (
        trader_id text PRIMARY KEY REFERENCES trader (id),
        url text NOT NULL,
        secret bytea NOT NULL,
        is_enabled boolean NOT NULL DEFAULT false,
        events text[] NOT NULL DEFAULT '{}'
      )`);
    await runner.query(`
      CREATE TABLE webhook_delivery (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        trader_id text NOT NULL REFERENCES trader (id),
        event text NOT NULL,
        subject text NOT NULL,
        state text NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        status integer,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        due_at timestamptz,
        tried_at timestamptz
      )`);
    await runner.query("CREATE INDEX webhook_delivery_of ON webhook_delivery (trader_id, id)");
    await runner.query(
      "CREATE INDEX webhook_delivery_due ON webhook_delivery (due_at) WHERE due_at IS NOT NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE webhook_delivery");
    await runner.query("DROP TABLE webhook");
  }
}
