import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What people are told, and through which channels they want to be told. A box is the lock of
 * somebody's notices and numbers them.
 */
export class Notices implements MigrationInterface {
  readonly name = "notices-1796300000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notice_box (
        trader_id  text PRIMARY KEY REFERENCES trader (id),
        last_place integer NOT NULL CHECK (last_place > 0)
      )`);
    await runner.query(`
      CREATE TABLE notice (
        id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        trader_id text NOT NULL REFERENCES notice_box (trader_id),
        place     integer NOT NULL CHECK (place > 0),
        story     text NOT NULL,
        trade_id  text REFERENCES trade (id),
        seq       integer NOT NULL,
        count     integer NOT NULL DEFAULT 1 CHECK (count > 0),
        at        timestamptz NOT NULL,
        read_at   timestamptz,
        on_web    boolean NOT NULL,
        on_email  boolean NOT NULL,
        mailed_in bigint,
        UNIQUE (trader_id, place)
      )`);
    await runner.query("CREATE INDEX ON notice (trader_id, trade_id, place)");
    await runner.query("CREATE INDEX ON notice (trader_id, place) WHERE read_at IS NULL");
    await runner.query("CREATE INDEX ON notice (at)");
    await runner.query(`
      CREATE TABLE notice_choice (
        trader_id text NOT NULL REFERENCES trader (id),
        topic     text NOT NULL,
        channel   text NOT NULL,
        is_on     boolean NOT NULL,
        PRIMARY KEY (trader_id, topic, channel)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE notice_choice, notice, notice_box");
  }
}
