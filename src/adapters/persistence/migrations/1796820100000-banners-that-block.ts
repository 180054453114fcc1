import type { MigrationInterface, QueryRunner } from "typeorm";

/** What people of a country cannot do while a notice about it is shown. */
export class BannersThatBlock implements MigrationInterface {
  readonly name = "banners-that-block-1796820100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE announcement
      ADD COLUMN blocks text[] NOT NULL DEFAULT '{}',
      ADD CHECK (cardinality(blocks) = 0 OR country IS NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE announcement DROP COLUMN blocks");
  }
}
