import type { MigrationInterface, QueryRunner } from "typeorm";

/** Files that are on their way in pieces. They go after a day, taken or not. */
export class UploadTables implements MigrationInterface {
  readonly name = "uploads-1796880500000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE upload (
        id        text PRIMARY KEY,
        trader_id text NOT NULL REFERENCES trader (id),
        place     text NOT NULL,
        name      text NOT NULL,
        bytes     integer NOT NULL CHECK (bytes > 0),
        mark      text NOT NULL,
        answer    jsonb,
        checked_until timestamptz,
        at        timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query("CREATE INDEX upload_of_trader ON upload (trader_id, at)");
    await runner.query("CREATE INDEX upload_old ON upload (at)");
    await runner.query(`
      CREATE TABLE upload_piece (
        stored_as text PRIMARY KEY,
        upload_id text NOT NULL REFERENCES upload (id) ON DELETE CASCADE,
        piece     integer NOT NULL CHECK (piece >= 0),
        is_stored boolean NOT NULL DEFAULT false
      )`);
    await runner.query("CREATE INDEX upload_piece_of ON upload_piece (upload_id, piece)");
    await runner.query(
      "CREATE UNIQUE INDEX upload_piece_once ON upload_piece (upload_id, piece) WHERE is_stored",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE upload_piece, upload");
  }
}
