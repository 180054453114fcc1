import type { MigrationInterface, QueryRunner } from "typeorm";
import { commitChanges, commitObstacle, commitPrepare, commitWrite } from "./sql/commit-changes.ts";

/** The one function through which money and trades change. */
export class CommitChanges implements MigrationInterface {
  readonly name = "commit-changes-1795700400000";

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [commitPrepare, commitObstacle, commitWrite, commitChanges]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "DROP FUNCTION commit_changes, commit_write, commit_obstacle, commit_prepare",
    );
  }
}
