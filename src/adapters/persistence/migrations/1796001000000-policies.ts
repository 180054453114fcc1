import type { MigrationInterface, QueryRunner } from "typeorm";
import { firstPolicyJson } from "../policy/first-policy.ts";

/**
 * Every policy that ever counted, the first of them with the numbers that a new installation begins
 * with, and by which of them each trade is judged. A trade does not refer to its policy by a key: every
 * start would lock the same row, and policies never go.
 */
export class Policies implements MigrationInterface {
  readonly name = "policies-1796001000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE policy_version (
        version integer PRIMARY KEY CHECK (version > 0),
        policy  jsonb NOT NULL,
        made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        made_by text REFERENCES staff,
        reason  text NOT NULL
      )`);
    await runner.query(`
      CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON policy_version
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
    await runner.query("INSERT INTO policy_version (version, policy, reason) VALUES (1, $1, $2)", [
      firstPolicyJson(),
      "The numbers that an installation begins with.",
    ]);
    // Null where a program wrote it that knows of no policies: then it is the first.
    await runner.query("ALTER TABLE trade ADD policy_version integer DEFAULT 1");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE trade DROP policy_version");
    await runner.query("DROP TABLE policy_version");
  }
}
