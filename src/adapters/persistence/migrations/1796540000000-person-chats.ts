import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Chats between two people. As in the chats of trades, what was written lies apart from who wrote it
 * and when: the content goes after a time, the record and the hash of the content stay.
 */
export class PersonChatTables implements MigrationInterface {
  readonly name = "person-chats-1796540000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE person_chat (
        id         text PRIMARY KEY,
        first_id   text NOT NULL REFERENCES trader (id),
        second_id  text NOT NULL REFERENCES trader (id),
        started_by text NOT NULL REFERENCES trader (id),
        last_seq   integer NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
        last_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
        CHECK (first_id < second_id),
        CHECK (started_by IN (first_id, second_id)),
        UNIQUE (first_id, second_id)
      )`);
    await runner.query("CREATE INDEX person_chat_first ON person_chat (first_id, last_at DESC)");
    await runner.query("CREATE INDEX person_chat_second ON person_chat (second_id, last_at DESC)");
    await runner.query(`
      CREATE TABLE person_message (
        chat_id      text NOT NULL REFERENCES person_chat (id),
        seq          integer NOT NULL CHECK (seq > 0),
        author_id    text NOT NULL REFERENCES trader (id),
        content_hash bytea NOT NULL CHECK (octet_length(content_hash) = 32),
        client_key   text,
        input_hash   text,
        at           timestamptz NOT NULL,
        PRIMARY KEY (chat_id, seq),
        UNIQUE (chat_id, author_id, client_key),
        CHECK ((client_key IS NULL) = (input_hash IS NULL))
      )`);
    await runner.query("CREATE INDEX person_message_author ON person_message (author_id)");
    await runner.query(`
      CREATE TABLE person_message_content (
        chat_id text NOT NULL,
        seq     integer NOT NULL,
        salt    bytea NOT NULL CHECK (octet_length(salt) = 16),
        content text NOT NULL,
        at      timestamptz NOT NULL,
        PRIMARY KEY (chat_id, seq),
        FOREIGN KEY (chat_id, seq) REFERENCES person_message
      )`);
    await runner.query("CREATE INDEX person_message_content_at ON person_message_content (at)");
    await runner.query(`
      CREATE TABLE person_chat_read (
        chat_id   text NOT NULL REFERENCES person_chat (id),
        reader_id text NOT NULL REFERENCES trader (id),
        seq       integer NOT NULL CHECK (seq >= 0),
        PRIMARY KEY (chat_id, reader_id)
      )`);
    await runner.query(`
      CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON person_message
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
    await runner.query("ALTER TABLE notice ADD COLUMN chat_id text REFERENCES person_chat (id)");
    await runner.query(
      "ALTER TABLE person_report ADD COLUMN chat_id text REFERENCES person_chat (id)",
    );
    await runner.query(
      "CREATE INDEX person_report_chat ON person_report (chat_id) WHERE chat_id IS NOT NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE person_report DROP COLUMN chat_id");
    await runner.query("ALTER TABLE notice DROP COLUMN chat_id");
    await runner.query(
      "DROP TABLE person_chat_read, person_message_content, person_message, person_chat",
    );
  }
}
