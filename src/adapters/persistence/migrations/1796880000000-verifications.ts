import type { MigrationInterface, QueryRunner } from "typeorm";

/** What people prove about themselves, the files of it, and what staff ask for. */
export class VerificationTables implements MigrationInterface {
  readonly name = "verifications-1796880000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE verification (
        id text PRIMARY KEY,
        trader_id text NOT NULL REFERENCES trader (id),
        kind text NOT NULL,
        state text NOT NULL,
        details bytea,
        country text,
        document_type text,
        document_hash text,
        expires_on date,
        expired_at timestamptz,
        told_expiry_at timestamptz,
        reasons text[] NOT NULL DEFAULT '{}',
        words text,
        begun_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        submitted_at timestamptz,
        decided_at timestamptz
      )`);
    await runner.query(
      "CREATE INDEX verification_trader ON verification (trader_id, kind, begun_at DESC)",
    );
    await runner.query("CREATE INDEX verification_submitted ON verification (state, submitted_at)");
    await runner.query(
      "CREATE INDEX verification_document ON verification (document_hash) WHERE document_hash IS NOT NULL",
    );
    await runner.query(
      "CREATE INDEX verification_expiry ON verification (expires_on) WHERE expires_on IS NOT NULL AND expired_at IS NULL",
    );
    await runner.query(`
      CREATE TABLE verification_file (
        id text PRIMARY KEY,
        verification_id text NOT NULL REFERENCES verification (id),
        trader_id text NOT NULL REFERENCES trader (id),
        side text NOT NULL,
        kind text NOT NULL,
        name text NOT NULL,
        bytes integer NOT NULL,
        width integer,
        height integer,
        pages integer,
        is_stored boolean NOT NULL DEFAULT false,
        is_dropped boolean NOT NULL DEFAULT false,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query(
      "CREATE INDEX verification_file_of ON verification_file (verification_id, at)",
    );
    await runner.query(`
      CREATE TABLE verification_demand (
        trader_id text PRIMARY KEY REFERENCES trader (id),
        is_forced boolean NOT NULL,
        deadline timestamptz,
        reason text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CHECK (is_forced = (deadline IS NOT NULL))
      )`);
    // An ID with an address is 2.5.
    await runner.query("ALTER TABLE trader DROP CONSTRAINT trader_level_check");
    await runner.query(
      "ALTER TABLE trader ADD CONSTRAINT trader_level_check CHECK (level IN (-1, 0, 1, 1.5, 2, 2.5, 3))",
    );
    // The rules of every account read it, so it stands in the account's row.
    await runner.query("ALTER TABLE trader ADD COLUMN verify_by timestamptz");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE trader SET level = 2 WHERE level = 2.5");
    await runner.query("ALTER TABLE trader DROP CONSTRAINT trader_level_check");
    await runner.query(
      "ALTER TABLE trader ADD CONSTRAINT trader_level_check CHECK (level IN (-1, 0, 1, 1.5, 2, 3))",
    );
    await runner.query("ALTER TABLE trader DROP COLUMN verify_by");
    await runner.query("DROP TABLE verification_demand, verification_file, verification");
  }
}
