import type { MigrationInterface, QueryRunner } from "typeorm";

/** Passkeys of staff, apart from those of traders: the console has a host of its own, or the same one. */
export class StaffPasskeyTable implements MigrationInterface {
  readonly name = "staff-passkeys-1796950000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_passkey (
        id text PRIMARY KEY,
        staff_id text NOT NULL REFERENCES staff (id),
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        added_at timestamptz NOT NULL,
        used_at timestamptz
      )`);
    await runner.query("CREATE INDEX staff_passkey_by_staff ON staff_passkey (staff_id, added_at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE staff_passkey");
  }
}
