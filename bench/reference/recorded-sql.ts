import type { DataSource } from "typeorm";

/** A statement with what it is asked with. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * The statements that an adapter sends, in their order. It is answered that there is nothing, so each
 * has to be one that nothing before it decides about.
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
