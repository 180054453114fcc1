import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Which functions the database has, and the hash of each one's text. Those that migrations made until
 * now stand here without one: their texts are applied once more, and one that goes is dropped.
 */
export class SqlFunctions implements MigrationInterface {
  readonly name = "sql-functions-1796000200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sql_function (
        name text PRIMARY KEY,
        head text NOT NULL,
        hash text NOT NULL
      )`);
    await runner.query("INSERT INTO sql_function SELECT unnest($1::text[]), '', ''", [madeSoFar]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE sql_function");
  }
}

const madeSoFar = [
  "append_audit",
  "commit_case",
  "commit_changes",
  "commit_debts",
  "commit_messages",
  "commit_obstacle",
  "commit_pair",
  "commit_prepare",
  "commit_standing",
  "commit_write",
  "count_from_now",
  "count_new_offers",
  "refuse_to_change_history",
  "refuse_to_change_state",
];
