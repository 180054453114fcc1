import type { MigrationInterface, QueryRunner } from "typeorm";

/** Where fees of multisig escrows are paid is looked up by its address. */
export class EscrowAddresses implements MigrationInterface {
  readonly name = "escrow-addresses-1797009700000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX multisig_escrow_platform_address ON multisig_escrow (platform_address)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX multisig_escrow_platform_address");
  }
}
