import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who may take payments by links, the links, and what was paid. */
export class PaymentLinkTable implements MigrationInterface {
  readonly name = "payment-links-1796700000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE company ADD merchant_since timestamptz");
    await runner.query(`
      CREATE TABLE payment_link (
        id text PRIMARY KEY,
        version integer NOT NULL,
        merchant_id text NOT NULL REFERENCES trader (id),
        currency text NOT NULL,
        minor numeric NOT NULL CHECK (minor > 0),
        title text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        is_cancelled boolean NOT NULL,
        payer_id text REFERENCES trader (id),
        units numeric CHECK (units > 0),
        price numeric CHECK (price > 0),
        paid_at timestamptz,
        CHECK (num_nulls(payer_id, units, price, paid_at) IN (0, 4)),
        CHECK (payer_id <> merchant_id),
        CHECK (payer_id IS NULL OR NOT is_cancelled)
      )`);
    await runner.query(
      "CREATE INDEX payment_link_merchant ON payment_link (merchant_id, created_at DESC, id)",
    );
    await runner.query("CREATE INDEX payment_link_payer ON payment_link (payer_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE payment_link");
    await runner.query("ALTER TABLE company DROP merchant_since");
  }
}
