import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which output of the payout of a multisig escrow is ours. Those that were settled before have none here. */
export class CoinsOfEscrowFees implements MigrationInterface {
  readonly name = "coins-of-escrow-fees-1797009702000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE multisig_escrow
        ADD COLUMN fee_place integer CHECK (fee_place >= 0),
        ADD COLUMN fee_units numeric(38, 0) CHECK (fee_units > 0),
        ADD CHECK (num_nulls(fee_place, fee_units) IN (0, 2)),
        ADD CHECK (fee_units IS NULL OR spend_confirmed)`);
    await runner.query(
      "CREATE INDEX multisig_escrow_fee_coin ON multisig_escrow (id) WHERE fee_units IS NOT NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX multisig_escrow_fee_coin");
    await runner.query("ALTER TABLE multisig_escrow DROP COLUMN fee_place, DROP COLUMN fee_units");
  }
}
