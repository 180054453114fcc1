import type { MigrationInterface, QueryRunner } from "typeorm";

/** What was paid to multisig escrows besides their coins. */
export class PaymentsBesides implements MigrationInterface {
  readonly name = "payments-besides-1797009701000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_besides (
        id text PRIMARY KEY,
        version integer NOT NULL,
        trade_id text NOT NULL REFERENCES multisig_escrow (id),
        transaction text NOT NULL,
        place integer NOT NULL CHECK (place >= 0),
        units numeric(38, 0) NOT NULL CHECK (units > 0),
        height integer NOT NULL,
        state text NOT NULL CHECK (length(state) BETWEEN 1 AND 20),
        seen_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query("CREATE INDEX payment_besides_state ON payment_besides (state, seen_at)");
    await runner.query("CREATE INDEX payment_besides_trade ON payment_besides (trade_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE payment_besides");
  }
}
