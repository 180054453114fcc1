import type { MigrationInterface, QueryRunner } from "typeorm";

/** Up to where parties read the chat of a trade, and when they first saw its payment details. */
export class ReadMarkTables implements MigrationInterface {
  readonly name = "read-marks-1796160000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chat_read (
        trade_id  text NOT NULL REFERENCES chat (trade_id),
        reader_id text NOT NULL REFERENCES trader (id),
        seq       integer NOT NULL CHECK (seq >= 0),
        PRIMARY KEY (trade_id, reader_id)
      )`);
    await runner.query(`
      CREATE TABLE details_read (
        trade_id  text NOT NULL REFERENCES trade (id),
        reader_id text NOT NULL REFERENCES trader (id),
        at        timestamptz NOT NULL,
        PRIMARY KEY (trade_id, reader_id)
      )`);
    await runner.query(`
      CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON details_read
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE details_read, chat_read");
  }
}
