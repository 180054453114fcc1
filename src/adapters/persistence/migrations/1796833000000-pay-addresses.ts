import type { MigrationInterface, QueryRunner } from "typeorm";

/** Online wallets and places where people are paid, encrypted with the keys of their owners. */
export class PayAddressTable implements MigrationInterface {
  readonly name = "pay-addresses-1796833000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE pay_address (
        id         text PRIMARY KEY,
        trader_id  text NOT NULL REFERENCES trader (id),
        details    bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX pay_address_of_trader ON pay_address (trader_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE pay_address");
  }
}
