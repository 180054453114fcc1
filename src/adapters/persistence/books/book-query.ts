/** Finds the rows that break an invariant: none, where it holds. */
export interface BookQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A query with the words and numbers of the domain that it needs: SQL has none of its own. */
export function query(sql: string, ...parameters: readonly unknown[]): BookQuery {
  return { sql, parameters };
}
