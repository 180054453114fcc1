import type { MigrationInterface, QueryRunner } from "typeorm";

/** Orders that providers from outside carry out, the last quote of each kind, and the providers of a demo. */
export class ProviderOrderTables implements MigrationInterface {
  readonly name = "provider-orders-1796998000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE provider_order (
        id text PRIMARY KEY,
        version integer NOT NULL,
        trader_id text NOT NULL REFERENCES trader (id),
        kind text NOT NULL,
        provider text NOT NULL,
        asset text NOT NULL,
        coins numeric(38, 0) NOT NULL CHECK (coins > 0),
        fee numeric(38, 0) NOT NULL CHECK (fee >= 0 AND fee < coins),
        currency text NOT NULL,
        fiat numeric(30, 0) NOT NULL CHECK (fiat > 0),
        provider_fee numeric(30, 0) NOT NULL CHECK (provider_fee >= 0),
        way text NOT NULL,
        usd_cents numeric(30, 0) NOT NULL CHECK (usd_cents >= 0),
        destination text,
        destination_hash text,
        state text NOT NULL,
        held_until timestamptz,
        placed_at timestamptz NOT NULL,
        attempted_at timestamptz,
        ended_at timestamptz
      )`);
    await runner.query(
      "CREATE INDEX provider_order_trader ON provider_order (trader_id, kind, placed_at DESC)",
    );
    await runner.query(
      "CREATE INDEX provider_order_open ON provider_order (placed_at) WHERE ended_at IS NULL",
    );
    await runner.query("CREATE INDEX provider_order_at ON provider_order (placed_at DESC, id)");
    await runner.query(`
      CREATE TABLE provider_quote (
        trader_id text NOT NULL REFERENCES trader (id),
        kind text NOT NULL,
        id text NOT NULL,
        quote text NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (trader_id, kind)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE provider_quote, provider_order");
  }
}
