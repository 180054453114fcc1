import type { MigrationInterface, QueryRunner } from "typeorm";
import { commitChangesWithDebts } from "./sql/commit-debts.ts";
import { commitChangesWithPairs, commitPair } from "./sql/commit-pairs.ts";

/** Two people have only so many active trades with each other: found at once, however many ended. */
export class Pairs implements MigrationInterface {
  readonly name = "pairs-1795900500000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX trade_active_pair ON trade (buyer_id, seller_id) WHERE closed_at IS NULL",
    );
    await runner.query(commitPair);
    await runner.query(commitChangesWithPairs);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(commitChangesWithDebts);
    await runner.query("DROP FUNCTION commit_pair");
    await runner.query("DROP INDEX trade_active_pair");
  }
}
