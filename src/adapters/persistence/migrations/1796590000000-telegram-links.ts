import type { MigrationInterface, QueryRunner } from "typeorm";

/** Open links to the bot: one of a person, by the hash of its code. */
export class TelegramLinkTable implements MigrationInterface {
  readonly name = "telegram-links-1796590000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE telegram_link (
        trader_id  text PRIMARY KEY REFERENCES trader (id),
        code_hash  bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE telegram_link");
  }
}
