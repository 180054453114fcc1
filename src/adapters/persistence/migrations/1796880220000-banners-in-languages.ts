import type { MigrationInterface, QueryRunner } from "typeorm";

/** Texts of banners in other languages, by their locales. */
export class BannersInLanguages implements MigrationInterface {
  readonly name = "banners-in-languages-1796880220000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE announcement ADD COLUMN translations jsonb NOT NULL DEFAULT '{}'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE announcement DROP COLUMN translations");
  }
}
