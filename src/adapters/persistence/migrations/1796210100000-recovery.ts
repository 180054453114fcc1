import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Links to set a new password, of which only hashes are kept, and when one was last used. A delivery may
 * be for an address of which it is not known yet whether somebody has it.
 */
export class Recovery implements MigrationInterface {
  readonly name = "recovery-1796210100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recovery_link (
        token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        trader_id  text NOT NULL REFERENCES trader (id),
        made_at    timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at    timestamptz
      )`);
    await runner.query("CREATE INDEX ON recovery_link (expires_at)");
    await runner.query("ALTER TABLE trader ADD COLUMN recovered_at timestamptz");
    await runner.query(`
      ALTER TABLE delivery
        ADD COLUMN address text,
        ALTER COLUMN trader_id DROP NOT NULL,
        ADD CHECK (num_nonnulls(trader_id, address) = 1)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM delivery WHERE trader_id IS NULL");
    await runner.query(
      "ALTER TABLE delivery ALTER COLUMN trader_id SET NOT NULL, DROP COLUMN address",
    );
    await runner.query("ALTER TABLE trader DROP COLUMN recovered_at");
    await runner.query("DROP TABLE recovery_link");
  }
}
