import type { DataSource } from "typeorm";
import { databaseTime } from "./database-time.ts";

/**
 * The database's clock between two looks at it, by what passed here in the meantime: whatever becomes of
 * the clock of this machine, the two do not part.
 */
export class DatabaseClock {
  /** How far the database is ahead of the time that this process lives. */
  #aheadMs = performance.timeOrigin;

  /** Milliseconds since the epoch; before the first look, those of this machine. */
  readonly now = (): number => Math.round(this.#aheadMs + performance.now());

  /** Looks at the database's clock. */
  async read(database: Pick<DataSource, "query">): Promise<void> {
    this.#aheadMs = (await databaseTime(database)) - performance.now();
  }
}
