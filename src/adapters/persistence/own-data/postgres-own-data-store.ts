import type { DataSource } from "typeorm";
import type { OwnData, OwnDataStore, OwnRow } from "../../../application/ports/own-data-store.ts";
import { ownDataReadings } from "./own-data-readings.ts";

type Row = Readonly<Record<string, unknown>>;

/** What is kept about people, read from every table that names them. */
export class PostgresOwnDataStore implements OwnDataStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  read(traderId: string): Promise<OwnData> {
    return this.#dataSource.transaction("REPEATABLE READ", async (transaction) => {
      const data: Record<string, readonly OwnRow[]> = {};
      for (const [table, reading] of Object.entries(ownDataReadings)) {
        data[table] = (await transaction.query<Row[]>(reading, [traderId])).map(textsOf);
      }
      return data;
    });
  }
}

function textsOf(row: Row): OwnRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : JSON.stringify(value);
}
