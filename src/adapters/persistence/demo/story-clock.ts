import type { DataSource } from "typeorm";
import type { StoryClock } from "../../../application/ports/story-clock.ts";
import { createDataSource, type DatabaseAddress } from "../connection/data-source.ts";

/** Its function is found before the database's own, by connections that look here first. */
const schema = "story_clock";
const searchPath = `${schema},pg_catalog,public`;

/**
 * A clock for telling how an installation came to be: connections of this pool see an earlier time
 * wherever the database is asked for it, and so do the use cases that run on them. Nobody else's
 * connections are touched; `remove` leaves nothing behind.
 */
export class PostgresStoryClock implements StoryClock {
  /** The pool on which the story is told. */
  readonly dataSource: DataSource;
  #shiftMs = 0;

  constructor(address: DatabaseAddress) {
    this.dataSource = createDataSource(address, searchPath);
  }

  /** Makes the clock on a connection that has no such path yet. */
  async open(foundation: DataSource): Promise<void> {
    for (const statement of [
      `CREATE SCHEMA IF NOT EXISTS ${schema}`,
      `CREATE TABLE IF NOT EXISTS ${schema}.shift (back interval NOT NULL)`,
      `TRUNCATE ${schema}.shift`,
      `INSERT INTO ${schema}.shift VALUES (interval '0')`,
      `CREATE OR REPLACE FUNCTION ${schema}.clock_timestamp() RETURNS timestamptz LANGUAGE sql
       VOLATILE AS 'SELECT pg_catalog.clock_timestamp() - (SELECT back FROM ${schema}.shift)'`,
    ]) {
      await foundation.query(statement);
    }
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

  async remove(foundation: DataSource): Promise<void> {
    await this.dataSource.destroy();
    await foundation.query(`DROP SCHEMA ${schema} CASCADE`);
  }
}
