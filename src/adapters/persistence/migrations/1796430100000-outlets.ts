import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Where people are told outside the site besides their mailbox: browsers and chats. Each knows up to which
 * place of its owner's notices it was told, by which delivery, and from where on that one began.
 */
export class OutletTable implements MigrationInterface {
  readonly name = "outlets-1796430100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outlet (
        id           text PRIMARY KEY,
        trader_id    text NOT NULL REFERENCES trader (id),
        channel      text NOT NULL,
        address      text NOT NULL,
        public_key   text,
        shared_secret text,
        session_hash bytea,
        added_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
        told_place   integer NOT NULL,
        from_place   integer NOT NULL,
        told_in      bigint,
        UNIQUE (channel, address)
      )`);
    await runner.query("CREATE INDEX outlet_of_trader ON outlet (trader_id)");
    await runner.query(`
      ALTER TABLE notice
        ADD COLUMN on_app boolean NOT NULL DEFAULT false,
        ADD COLUMN on_telegram boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE notice DROP COLUMN on_app, DROP COLUMN on_telegram");
    await runner.query("DROP TABLE outlet");
  }
}
