import type { MigrationInterface, QueryRunner } from "typeorm";

/** The chats of people with support, one for each person. */
export class SupportChatTables implements MigrationInterface {
  readonly name = "support-chats-1796994000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE support_chat (
        id              text PRIMARY KEY,
        trader_id       text NOT NULL UNIQUE REFERENCES trader (id),
        state           text NOT NULL,
        topic           text NOT NULL,
        worker_id       text REFERENCES staff (id),
        waiting_since   timestamptz,
        last_seq        integer NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
        person_read_seq integer NOT NULL DEFAULT 0,
        staff_read_seq  integer NOT NULL DEFAULT 0,
        last_at         timestamptz NOT NULL DEFAULT clock_timestamp(),
        CHECK (person_read_seq BETWEEN 0 AND last_seq),
        CHECK (staff_read_seq BETWEEN 0 AND last_seq)
      )`);
    await runner.query("CREATE INDEX support_chat_queue ON support_chat (state, last_at)");
    await runner.query(
      "CREATE INDEX support_chat_worker ON support_chat (worker_id) WHERE worker_id IS NOT NULL",
    );
    await runner.query(`
      CREATE TABLE support_message (
        chat_id    text NOT NULL REFERENCES support_chat (id),
        seq        integer NOT NULL CHECK (seq > 0),
        kind       text NOT NULL,
        by_person  boolean NOT NULL,
        staff_id   text REFERENCES staff (id),
        content    text,
        client_key text,
        input_hash text,
        at         timestamptz NOT NULL,
        PRIMARY KEY (chat_id, seq),
        UNIQUE (chat_id, client_key),
        CHECK (NOT by_person OR staff_id IS NULL),
        CHECK ((client_key IS NULL) = (input_hash IS NULL))
      )`);
    await runner.query(
      "CREATE INDEX support_message_content_at ON support_message (at) WHERE content IS NOT NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE support_message, support_chat");
  }
}
