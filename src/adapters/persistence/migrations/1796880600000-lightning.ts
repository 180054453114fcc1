import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Lightning: invoices by which traders are paid, and one row for each hash that was ever paid from here: two sends
 * with one hash are never under way together.
 */
export class LightningTables implements MigrationInterface {
  readonly name = "lightning-1796880600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE send
        ADD COLUMN payment_hash text,
        ADD COLUMN payee text,
        ADD CHECK (num_nulls(payment_hash, payee) IN (0, 2)),
        ADD CHECK (payment_hash IS NULL OR address IS NOT NULL)`);
    await runner.query(`
      CREATE TABLE lightning_payment (
        id text PRIMARY KEY,
        version integer NOT NULL,
        send_id text NOT NULL,
        expires_at timestamptz NOT NULL,
        attempted_at timestamptz,
        preimage text
      )`);
    await runner.query(`
      CREATE TABLE lightning_invoice (
        id text PRIMARY KEY,
        version integer NOT NULL,
        trader_id text NOT NULL REFERENCES trader (id),
        invoice text NOT NULL UNIQUE,
        amount numeric(38, 0) NOT NULL CHECK (amount > 0),
        received numeric(38, 0) CHECK (received > 0),
        description text NOT NULL,
        state text NOT NULL,
        usd_cents numeric(30, 0) NOT NULL CHECK (usd_cents >= 0),
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(
      "CREATE INDEX lightning_invoice_trader ON lightning_invoice (trader_id, created_at DESC)",
    );
    await runner.query(
      "CREATE INDEX lightning_invoice_state ON lightning_invoice (state, created_at)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE lightning_invoice, lightning_payment");
    await runner.query("ALTER TABLE send DROP COLUMN payment_hash, DROP COLUMN payee");
  }
}
