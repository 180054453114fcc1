import type { DataSource } from "typeorm";

/** A statement with its parameters. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * The statements that an adapter sends, in order. Every answer is empty, so no statement may depend
 * on the result of an earlier one.
 */
export async function statementsOf(
  ask: (database: DataSource) => Promise<unknown>,
): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const recorder: Pick<DataSource, "query"> = {
    query: <Rows>(sql: string, parameters: unknown[] = []) => {
      statements.push({ sql, parameters });
      return Promise.resolve([] as Rows);
    },
  };
  await ask(recorder as DataSource);
  return statements;
}
