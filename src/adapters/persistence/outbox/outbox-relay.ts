import type { DataSource } from "typeorm";
import { prepared } from "../connection/prepared-statements.ts";
import { publishedChannel } from "./published-channel.ts";

/** Any number that all our processes agree on. */
const relayLock = 7_337_467;
const mostTogether = 500;
const mostBatches = 50;

const look = prepared("SELECT EXISTS (SELECT FROM outbox WHERE publish_number IS NULL) AS waits");

const number = prepared(
  `UPDATE outbox o SET publish_number = newest.number + waiting.place
     FROM (SELECT coalesce(max(publish_number), 0) AS number FROM outbox) newest,
          (SELECT id, row_number() OVER (ORDER BY id) AS place FROM outbox
            WHERE publish_number IS NULL ORDER BY id LIMIT $1) waiting
    WHERE o.id = waiting.id`,
);

/**
 * Gives committed events their publish numbers. Rows of the outbox do not commit in the order of
 * their ids, so readers that went by ids would miss some; one relay at a time numbers what it sees.
 */
export class OutboxRelay {
  readonly #dataSource: Pick<DataSource, "query" | "transaction">;

  constructor(dataSource: Pick<DataSource, "query" | "transaction">) {
    this.#dataSource = dataSource;
  }

  /**
   * Publishes what waits: while batches are full, the next one follows at once. Returns how many. It comes to an
   * end even where more arrives all the time, so that a process that is told to stop can.
   */
  async publishAll(): Promise<number> {
    let published = 0;
    for (let batch = 0; batch < mostBatches; batch += 1) {
      const count = await this.publish();
      published += count;
      if (count < mostTogether) break;
    }
    return published;
  }

  /** Publishes a batch of what waits, and notifies the processes that listen. Returns how many. */
  async publish(): Promise<number> {
    if (!(await this.#isSomethingWaiting())) return 0;
    return this.#dataSource.transaction(async (transaction) => {
      // In a separate statement: what the last relay numbered is seen only after the lock.
      const [lock] = await transaction.query<{ mine: boolean }[]>(
        "SELECT pg_try_advisory_xact_lock($1) AS mine",
        [relayLock],
      );
      if (!lock?.mine) return 0;
      const [, count] = await transaction.query<[unknown[], number]>(number, [mostTogether]);
      if (count > 0) await transaction.query("SELECT pg_notify($1, '')", [publishedChannel]);
      return count;
    });
  }

  /** A process looks ten times a second, mostly in vain: one statement instead of four. */
  async #isSomethingWaiting(): Promise<boolean> {
    const [row] = await this.#dataSource.query<{ waits: boolean }[]>(look);
    return row?.waits === true;
  }
}
