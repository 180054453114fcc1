import type { MigrationInterface, QueryRunner } from "typeorm";

/** Pictures of people. One that is dropped is never shown again; its content goes, then its row. */
export class AvatarTable implements MigrationInterface {
  readonly name = "avatars-1796430000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE avatar (
        name       text PRIMARY KEY,
        trader_id  text NOT NULL REFERENCES trader (id),
        is_dropped boolean NOT NULL DEFAULT false,
        at         timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query("CREATE INDEX avatar_of_trader ON avatar (trader_id)");
    await runner.query("ALTER TABLE trader ADD COLUMN avatar text REFERENCES avatar (name)");
    await runner.query(
      "CREATE UNIQUE INDEX trader_avatar ON trader (avatar) WHERE avatar IS NOT NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE trader DROP COLUMN avatar");
    await runner.query("DROP TABLE avatar");
  }
}
