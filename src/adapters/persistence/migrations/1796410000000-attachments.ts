import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Files in trades. What a file was called lies apart from its record: the name goes with the content
 * after a time, the record and the hash of the content stay.
 */
export class AttachmentTables implements MigrationInterface {
  readonly name = "attachments-1796410000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE attachment (
        id           text PRIMARY KEY,
        trade_id     text NOT NULL REFERENCES trade (id),
        author_id    text NOT NULL REFERENCES trader (id),
        kind         text NOT NULL,
        bytes        integer NOT NULL CHECK (bytes > 0),
        width        integer CHECK (width > 0),
        height       integer CHECK (height > 0),
        pages        integer CHECK (pages > 0),
        content_hash bytea NOT NULL CHECK (octet_length(content_hash) = 32),
        is_stored    boolean NOT NULL DEFAULT false,
        seq          integer CHECK (seq > 0),
        at           timestamptz NOT NULL DEFAULT clock_timestamp(),
        FOREIGN KEY (trade_id, seq) REFERENCES chat_message
      )`);
    await runner.query("CREATE INDEX attachment_of_trade ON attachment (trade_id)");
    await runner.query("CREATE INDEX attachment_unsent ON attachment (at) WHERE seq IS NULL");
    await runner.query(`
      CREATE TABLE attachment_content (
        attachment_id text PRIMARY KEY REFERENCES attachment (id),
        salt          bytea NOT NULL CHECK (octet_length(salt) = 16),
        name          text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE attachment_content, attachment");
  }
}
