import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which chat brings codes of second factors, and which chat or browser brought one. */
export class CodesInChats implements MigrationInterface {
  readonly name = "codes-in-chats-1796641000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outlet ADD COLUMN takes_codes boolean NOT NULL DEFAULT false;
      ALTER TABLE factor_code ADD COLUMN outlet_id text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE factor_code DROP COLUMN outlet_id;
      ALTER TABLE outlet DROP COLUMN takes_codes`);
  }
}
