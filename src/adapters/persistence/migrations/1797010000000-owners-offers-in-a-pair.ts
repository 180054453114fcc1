import type { MigrationInterface, QueryRunner } from "typeorm";

/** Finds an owner's offers in one pair of a coin and a currency without reading those in all others. */
export class OwnersOffersInAPair implements MigrationInterface {
  name = "OwnersOffersInAPair1797010000000";

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, "owner_id, side, asset, currency", "id");
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, "owner_id, side", "asset, currency, id");
  }
}

async function replaceIndex(runner: QueryRunner, key: string, rest: string): Promise<void> {
  await runner.query("DROP INDEX offer_by_owner");
  await runner.query(`CREATE INDEX offer_by_owner ON offer (${key}) INCLUDE (${rest})
    WHERE is_active AND is_approved`);
}
