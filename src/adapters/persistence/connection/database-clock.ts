import type { DataSource } from "typeorm";
import { databaseTime } from "./database-time.ts";

/**
 * The database's clock, advanced between two reads by the time elapsed in this process: whatever
 * happens to this machine's clock, the two do not drift apart.
 */
export class DatabaseClock {
  /** How far the database's time is ahead of the uptime of this process. */
  #aheadMs = performance.timeOrigin;

  /** Milliseconds since the epoch; before the first read, those of this machine. */
  readonly now = (): number => Math.round(this.#aheadMs + performance.now());

  /** Reads the database's clock. */
  async read(database: Pick<DataSource, "query">): Promise<void> {
    this.#aheadMs = (await databaseTime(database)) - performance.now();
  }
}
