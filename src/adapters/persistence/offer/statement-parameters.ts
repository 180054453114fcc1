/** The parameters of a statement that is put together, in the order of their numbers. */
export class StatementParameters {
  readonly values: unknown[] = [];

  /** Adds a value; returns what stands for it in the statement. */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}
