import type { DataSource } from "typeorm";
import type { DemoClock } from "../../../application/ports/demo-clock.ts";
import { CannotStart } from "../../../application/ports/cannot-start.ts";
import {
  createDataSource,
  createMigrationDataSource,
  type DatabaseAccess,
  type DatabaseAddress,
} from "../connection/data-source.ts";
import { errorCode } from "../embedded-postgres/error-code.ts";

/** Its function is found before the database's own by connections whose search path starts here. */
const schema = "story_clock";
const searchPath = `${schema},pg_catalog,public`;

/**
 * A clock for replaying the history of an installation: connections of this pool see an earlier
 * time wherever the database is asked for it, and so do the use cases that run on them. Other
 * connections are not affected; `remove` leaves nothing behind.
 */
export class PostgresDemoClock implements DemoClock {
  /** The pool on which the story is replayed. */
  readonly dataSource: DataSource;
  readonly #owner: DatabaseAddress;
  #shiftMs = 0;

  constructor({ owner, app }: DatabaseAccess) {
    this.dataSource = createDataSource(app, searchPath);
    this.#owner = owner;
  }

  /** Creates the clock, as the database's owner: the serving role may not change the schema. */
  async open(): Promise<void> {
    await this.#asOwner([
      `CREATE SCHEMA IF NOT EXISTS ${schema}`,
      `GRANT USAGE ON SCHEMA ${schema} TO PUBLIC`,
      `CREATE TABLE IF NOT EXISTS ${schema}.shift (back interval NOT NULL)`,
      `GRANT SELECT, UPDATE ON ${schema}.shift TO PUBLIC`,
      `TRUNCATE ${schema}.shift`,
      `INSERT INTO ${schema}.shift VALUES (interval '0')`,
      `CREATE OR REPLACE FUNCTION ${schema}.clock_timestamp() RETURNS timestamptz LANGUAGE sql
       VOLATILE AS 'SELECT pg_catalog.clock_timestamp() - (SELECT back FROM ${schema}.shift)'`,
    ]);
    await this.dataSource.initialize();
  }

  async turnTo(instant: number): Promise<void> {
    this.#shiftMs = Date.now() - instant;
    await this.dataSource.query(
      `UPDATE ${schema}.shift SET back = $1::bigint * interval '1 millisecond'`,
      [this.#shiftMs],
    );
  }

  now(): number {
    return Date.now() - this.#shiftMs;
  }

  async noteSeen(traderId: string): Promise<void> {
    await this.dataSource.query(
      "UPDATE trader SET last_seen_at = clock_timestamp() WHERE id = $1",
      [traderId],
    );
  }

  async remove(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
    await this.#asOwner([`DROP SCHEMA IF EXISTS ${schema} CASCADE`]);
  }

  async #asOwner(statements: readonly string[]): Promise<void> {
    const owner = await createMigrationDataSource(this.#owner).initialize();
    try {
      for (const statement of statements) await owner.query(statement);
    } catch (cause) {
      if (errorCode(cause) !== "42501") throw cause;
      throw new CannotStart(
        "Creating the demo's past trades needs the database owner: set DATABASE_MIGRATE_URL, or DEMO_STORY=0.",
        { cause },
      );
    } finally {
      await owner.destroy();
    }
  }
}
