import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * A commit finds its rows by their keys, however large the tables are. The planner cannot know how short
 * the lists in a change are: it guesses a hundred items for each, thousands for lists in lists, and then
 * finds it cheaper to read whole tables of accounts. Whoever makes `commit_changes` anew has to say it again.
 */
export class CommitByKey implements MigrationInterface {
  readonly name = "commit-by-key-1795900700000";

  async up(runner: QueryRunner): Promise<void> {
    for (const way of waysToReadAll) {
      await runner.query(`ALTER FUNCTION commit_changes(jsonb) SET ${way} = off`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const way of waysToReadAll) {
      await runner.query(`ALTER FUNCTION commit_changes(jsonb) RESET ${way}`);
    }
  }
}

const waysToReadAll = ["enable_seqscan", "enable_hashjoin", "enable_mergejoin"];
