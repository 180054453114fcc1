import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whom the owner of an offer lets take it. */
export class OfferGateColumns implements MigrationInterface {
  readonly name = "offer-gates-1796390000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE offer
      ADD COLUMN trusted_only boolean NOT NULL DEFAULT false,
      ADD COLUMN least_trades integer NOT NULL DEFAULT 0 CHECK (least_trades >= 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE offer DROP COLUMN trusted_only, DROP COLUMN least_trades");
  }
}
