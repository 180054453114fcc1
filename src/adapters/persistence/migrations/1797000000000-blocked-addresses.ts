import type { MigrationInterface, QueryRunner } from "typeorm";

/** Addresses that nothing is sent to. */
export class BlockedAddresses implements MigrationInterface {
  readonly name = "blocked-addresses-1797000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE blocked_address (
        id         text PRIMARY KEY,
        address    text NOT NULL UNIQUE CHECK (length(address) BETWEEN 1 AND 100),
        category   text NOT NULL,
        name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        blocked_by text NOT NULL REFERENCES staff (id),
        blocked_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query("CREATE INDEX blocked_address_newest ON blocked_address (blocked_at, id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE blocked_address");
  }
}
