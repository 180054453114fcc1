import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * In which country sessions began, where somebody was seen last, and offers that nobody takes over a VPN; and
 * whether somebody wants to hear what awaits them, until now a setting of each browser.
 */
export class PlacesOfPeople implements MigrationInterface {
  readonly name = "places-of-people-1796820000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE session ADD COLUMN country text");
    await runner.query("ALTER TABLE staff_session ADD COLUMN country text");
    await runner.query(`
      ALTER TABLE trader
        ADD COLUMN seen_country text,
        ADD COLUMN seen_on_hosting boolean NOT NULL DEFAULT false`);
    await runner.query(
      "ALTER TABLE preference ADD COLUMN is_sound_on boolean NOT NULL DEFAULT true",
    );
    await runner.query("ALTER TABLE offer ADD COLUMN without_vpn boolean NOT NULL DEFAULT false");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE offer DROP COLUMN without_vpn");
    await runner.query("ALTER TABLE preference DROP COLUMN is_sound_on");
    await runner.query("ALTER TABLE trader DROP COLUMN seen_country, DROP COLUMN seen_on_hosting");
    await runner.query("ALTER TABLE staff_session DROP COLUMN country");
    await runner.query("ALTER TABLE session DROP COLUMN country");
  }
}
