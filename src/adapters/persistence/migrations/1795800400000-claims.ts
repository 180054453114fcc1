import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  commitCaseWithServings,
  commitChangesWithDebts,
  commitDebts,
  commitPrepareWithDebts,
} from "./sql/commit-debts.ts";
import { commitCase, commitChangesWithCases } from "./sql/commit-cases.ts";
import { commitPrepare } from "./sql/commit-changes.ts";

/** Claims are served: how often is counted, and nobody comes between what was seen and what is paid. */
export class Claims implements MigrationInterface {
  readonly name = "claims-1795800400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE claim ADD COLUMN servings integer NOT NULL DEFAULT 0 CHECK (servings >= 0)",
    );
    await runner.query("CREATE INDEX ON trade (chargeback)");
    for (const statement of [
      commitDebts,
      commitPrepareWithDebts,
      commitCaseWithServings,
      commitChangesWithDebts,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(commitChangesWithCases);
    await runner.query("DROP FUNCTION commit_debts, commit_prepare, commit_case");
    await runner.query(commitPrepare);
    await runner.query(commitCase);
    await runner.query("DROP INDEX trade_chargeback_idx");
    await runner.query("ALTER TABLE claim DROP COLUMN servings");
  }
}
