import type { MigrationInterface, QueryRunner } from "typeorm";

/** A version for each merchant that grows with each link: links made at once are counted one by one. */
export class PaymentLinkMakers implements MigrationInterface {
  readonly name = "payment-link-makers-1796880100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_link_maker (
        id text PRIMARY KEY REFERENCES trader (id),
        version integer NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE payment_link_maker");
  }
}
