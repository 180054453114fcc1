import type { MigrationInterface, QueryRunner } from "typeorm";

/** Unique names and addresses: index, table, column. */
const indexes = [
  ["trader_email", "trader", "email"],
  ["staff_username", "staff", "username"],
  ["staff_code_name", "staff", "code_name"],
  ["staff_email", "staff", "email"],
] as const;

/** Names and addresses are compared by the case of ASCII letters alone, whatever the database's locale. */
export class FoldedNames implements MigrationInterface {
  readonly name = "folded-names-1796130000000";

  async up(runner: QueryRunner): Promise<void> {
    await remake(runner, (column) => `lower(${column} COLLATE "C")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await remake(runner, (column) => `lower(${column})`);
  }
}

async function remake(runner: QueryRunner, folded: (column: string) => string): Promise<void> {
  for (const [index, table, column] of indexes) {
    await runner.query(`DROP INDEX ${index}`);
    await runner.query(`CREATE UNIQUE INDEX ${index} ON ${table} (${folded(column)})`);
  }
}
