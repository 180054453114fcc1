import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What is told outside the program, and the addresses that were confirmed. Only a confirmed address
 * belongs to somebody: anybody may type one, so two accounts may name the same until one confirms it.
 * The made-up people of a demo have the addresses that nobody can have.
 */
export class Deliveries implements MigrationInterface {
  readonly name = "deliveries-1796210000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE delivery (
        id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        trader_id  text NOT NULL REFERENCES trader (id),
        kind       text NOT NULL,
        state      text NOT NULL,
        made_at    timestamptz NOT NULL,
        due_at     timestamptz,
        tries      integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
        tried_at   timestamptz
      )`);
    await runner.query("CREATE INDEX ON delivery (state, due_at)");
    await runner.query("CREATE INDEX ON delivery (trader_id, id)");
    await runner.query("CREATE INDEX ON delivery (made_at)");
    await runner.query(`
      CREATE TABLE demo_mail (
        id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at        timestamptz NOT NULL,
        recipient text NOT NULL,
        subject   text NOT NULL,
        plain     text NOT NULL,
        html      text NOT NULL
      )`);
    await runner.query(`
      ALTER TABLE trader
        ADD COLUMN email_verified_at timestamptz,
        ADD COLUMN email_bounced_at timestamptz`);
    await runner.query(
      "UPDATE trader SET email_verified_at = created_at WHERE email LIKE '%@demo.invalid'",
    );
    await runner.query("DROP INDEX trader_email");
    await runner.query(`
      CREATE UNIQUE INDEX trader_email ON trader (lower(email COLLATE "C"))
       WHERE email_verified_at IS NOT NULL`);
    await runner.query(`CREATE INDEX trader_any_email ON trader (lower(email COLLATE "C"))`);
    await runner.query(`
      CREATE TABLE email_code (
        trader_id    text PRIMARY KEY REFERENCES trader (id),
        sends        integer NOT NULL CHECK (sends >= 0),
        last_sent_at timestamptz NOT NULL,
        code_hash    text,
        expires_at   timestamptz,
        wrong        integer NOT NULL DEFAULT 0 CHECK (wrong >= 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE email_code, demo_mail, delivery");
    await runner.query("DROP INDEX trader_any_email");
    await runner.query("DROP INDEX trader_email");
    await runner.query(`CREATE UNIQUE INDEX trader_email ON trader (lower(email COLLATE "C"))`);
    await runner.query(
      "ALTER TABLE trader DROP COLUMN email_verified_at, DROP COLUMN email_bounced_at",
    );
  }
}
