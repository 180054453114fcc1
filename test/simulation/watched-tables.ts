import type { MemoryTables } from "../memory/memory-tables.ts";

export type TableName = keyof MemoryTables;

/** What was written, by table: the keys of the rows. */
export type Touched = ReadonlyMap<TableName, ReadonlySet<string | number>>;

/** Records every row written to the tables, whoever writes it. */
export class TableWatch {
  readonly #touched = new Map<TableName, Set<string | number>>();

  constructor(tables: MemoryTables) {
    for (const name of Object.keys(tables) as TableName[]) {
      this.#watch(name, tables[name]);
    }
  }

  /** What was written since the last call. */
  drain(): Touched {
    const touched = new Map(this.#touched);
    this.#touched.clear();
    return touched;
  }

  #watch(name: TableName, rows: Map<string | number, unknown>): void {
    const note = (key: string | number) => {
      const keys = this.#touched.get(name);
      if (keys) keys.add(key);
      else this.#touched.set(name, new Set([key]));
    };
    const set = rows.set.bind(rows);
    const remove = rows.delete.bind(rows);
    rows.set = (key, value) => {
      note(key);
      return set(key, value);
    };
    rows.delete = (key) => {
      note(key);
      return remove(key);
    };
  }
}
