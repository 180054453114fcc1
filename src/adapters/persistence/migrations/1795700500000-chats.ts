import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The chats of trades. What was written lies apart from who wrote it and when: the content goes after
 * a time, the record and the hash of the content stay.
 */
export class Chats implements MigrationInterface {
  readonly name = "chats-1795700500000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chat (
        trade_id text PRIMARY KEY REFERENCES trade (id),
        last_seq integer NOT NULL DEFAULT 0 CHECK (last_seq >= 0)
      )`);
    await runner.query(`
      CREATE TABLE chat_message (
        trade_id     text NOT NULL REFERENCES chat (trade_id),
        seq          integer NOT NULL CHECK (seq > 0),
        author_id    text NOT NULL REFERENCES trader (id),
        content_hash bytea NOT NULL CHECK (octet_length(content_hash) = 32),
        at           timestamptz NOT NULL,
        PRIMARY KEY (trade_id, seq)
      )`);
    await runner.query(`
      CREATE TABLE chat_content (
        trade_id text NOT NULL,
        seq      integer NOT NULL,
        salt     bytea NOT NULL CHECK (octet_length(salt) = 16),
        content  text NOT NULL,
        PRIMARY KEY (trade_id, seq),
        FOREIGN KEY (trade_id, seq) REFERENCES chat_message
      )`);
    await runner.query(`
      CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON chat_message
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE chat_content, chat_message, chat");
  }
}
