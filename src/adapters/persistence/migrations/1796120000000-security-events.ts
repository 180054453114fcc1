import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What may have been an attack. No references to accounts: a row that is only noted must not wait for
 * an account that somebody else has locked.
 */
export class SecurityEvents implements MigrationInterface {
  readonly name = "security-events-1796120000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE security_event (
        id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at           timestamptz NOT NULL DEFAULT clock_timestamp(),
        name         text NOT NULL,
        route        text,
        trader_id    text,
        staff_id     text,
        address_hash text,
        count        integer NOT NULL CHECK (count > 0)
      )`);
    await runner.query("CREATE INDEX ON security_event (name, id)");
    await runner.query("CREATE INDEX ON security_event (at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE security_event");
  }
}
