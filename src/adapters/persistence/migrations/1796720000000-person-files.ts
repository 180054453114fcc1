import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Files in chats between two people. The name goes with the content after a time; the record and the
 * hash of the content stay.
 */
export class PersonFileTable implements MigrationInterface {
  readonly name = "person-files-1796720000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE person_file (
        id           text PRIMARY KEY,
        chat_id      text NOT NULL REFERENCES person_chat (id),
        author_id    text NOT NULL REFERENCES trader (id),
        kind         text NOT NULL,
        bytes        integer NOT NULL CHECK (bytes > 0),
        width        integer CHECK (width > 0),
        height       integer CHECK (height > 0),
        pages        integer CHECK (pages > 0),
        name         text,
        salt         bytea CHECK (octet_length(salt) = 16),
        content_hash bytea NOT NULL CHECK (octet_length(content_hash) = 32),
        is_stored    boolean NOT NULL DEFAULT false,
        seq          integer CHECK (seq > 0),
        at           timestamptz NOT NULL DEFAULT clock_timestamp(),
        CHECK ((name IS NULL) = (salt IS NULL)),
        FOREIGN KEY (chat_id, seq) REFERENCES person_message
      )`);
    await runner.query("CREATE INDEX person_file_chat ON person_file (chat_id, seq)");
    await runner.query("CREATE INDEX person_file_author ON person_file (author_id)");
    await runner.query("CREATE INDEX person_file_kept ON person_file (at) WHERE name IS NOT NULL");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE person_file");
  }
}
