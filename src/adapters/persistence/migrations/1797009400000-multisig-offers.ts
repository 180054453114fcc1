import type { MigrationInterface, QueryRunner } from "typeorm";

/** Offers whose trades have an escrow of three keys on the chain. */
export class MultisigOffers implements MigrationInterface {
  readonly name = "multisig-offers-1797009400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE offer
        ADD COLUMN multisig_escrow boolean NOT NULL DEFAULT false,
        ADD CHECK (deferred_escrow OR NOT multisig_escrow)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE offer DROP COLUMN multisig_escrow");
  }
}
