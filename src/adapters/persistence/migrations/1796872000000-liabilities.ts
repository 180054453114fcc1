import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What the platform says that it owes, one row a day, for good; and for some days what people's proofs are made
 * of: the nodes of the trees in groups, and each person's parts.
 */
export class LiabilityTables implements MigrationInterface {
  readonly name = "liabilities-1796872000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE liability_publication (
        day date PRIMARY KEY,
        coins jsonb NOT NULL,
        coverage jsonb NOT NULL,
        previous text NOT NULL UNIQUE,
        hash text NOT NULL UNIQUE,
        published_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query(`
      CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON liability_publication
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
    await runner.query(`
      CREATE TABLE liability_nodes (
        day date NOT NULL REFERENCES liability_publication (day),
        asset text NOT NULL REFERENCES asset (code),
        number integer NOT NULL,
        height integer NOT NULL,
        nodes bytea NOT NULL,
        PRIMARY KEY (day, asset, number)
      )`);
    await runner.query(`
      CREATE TABLE liability_share (
        day date NOT NULL REFERENCES liability_publication (day),
        asset text NOT NULL REFERENCES asset (code),
        owner_id text NOT NULL REFERENCES trader (id),
        parts jsonb NOT NULL,
        PRIMARY KEY (owner_id, day, asset)
      )`);
    await runner.query("CREATE INDEX liability_share_day ON liability_share (day)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE liability_share, liability_nodes, liability_publication");
  }
}
