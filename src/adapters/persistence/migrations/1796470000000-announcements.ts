import type { MigrationInterface, QueryRunner } from "typeorm";

/** Banners of the whole site. The notice for Nigeria comes with the platform, switched off. */
export class Announcements implements MigrationInterface {
  readonly name = "announcements-1796470000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE announcement (
        id        text PRIMARY KEY,
        kind      text NOT NULL,
        severity  text NOT NULL,
        audience  text NOT NULL,
        country   text,
        text      text NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at   timestamptz,
        is_on     boolean NOT NULL,
        halts     text,
        made_by   text REFERENCES staff,
        made_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
        CHECK (ends_at > starts_at),
        CHECK (halts IS NULL OR ends_at IS NOT NULL)
      )`);
    // Read with every trade that is judged.
    await runner.query("CREATE INDEX ON announcement (ends_at) WHERE is_on AND halts IS NOT NULL");
    await runner.query(
      `INSERT INTO announcement (id, kind, severity, audience, country, text, starts_at, is_on)
       VALUES ('nigeriablock', 'country', 'warning', 'signed_in', 'NG', $1, clock_timestamp(), false)`,
      [
        "The rules of your country limit what we can offer there at the moment. Active trades continue, and your crypto is safe.",
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE announcement");
  }
}
