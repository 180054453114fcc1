import type { MigrationInterface, QueryRunner } from "typeorm";

/** The chats of trades that staff closed, or opened again. */
export class ClosedChatTable implements MigrationInterface {
  readonly name = "closed-chats-1796160200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE closed_chat (
        trade_id  text PRIMARY KEY REFERENCES trade (id),
        is_closed boolean NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE closed_chat");
  }
}
