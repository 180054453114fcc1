import type { DataSource } from "typeorm";
import type { Dependency } from "../../../application/ports/dependency.ts";
import { newestMigrationName } from "../migrations/migrations.ts";

/** The database answers and has the schema that this build expects. */
export class DatabaseReadiness implements Dependency {
  readonly name = "database";
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async isReady(): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      "SELECT 1 FROM migration WHERE name = $1",
      [newestMigrationName],
    );
    return rows.length === 1;
  }
}
