import type { DataSource } from "typeorm";
import { leaseSeconds } from "./subscription-rows.ts";

/**
 * `$1`: the names, `$2`: the process. One that another process has is that process's business; one
 * that this process has is renewed at half its time, also where nothing happens.
 */
const namesOfWaiting = `
  SELECT asked.name
    FROM unnest($1::text[]) AS asked (name) LEFT JOIN subscriber s ON s.name = asked.name
   WHERE s.name IS NULL OR s.leased_by IS NULL OR s.leased_until <= clock_timestamp()
      OR s.leased_by = $2 AND (
           s.leased_until <= clock_timestamp() + interval '${leaseSeconds / 2} s'
           OR s.cursor < (SELECT max(publish_number) FROM outbox)
           OR EXISTS (SELECT FROM subscriber_event e WHERE e.subscriber = s.name
                         AND e.parked_at IS NULL AND e.again_at <= clock_timestamp()))`;

/**
 * Which durable subscribers of a process have something to do. A process looks twice a second,
 * mostly in vain: one statement for all of them instead of three for each.
 */
export class WaitingSubscribers {
  readonly #dataSource: Pick<DataSource, "query">;
  readonly #worker: string;

  /** `worker` is the name of the process. */
  constructor(dataSource: Pick<DataSource, "query">, worker: string) {
    this.#dataSource = dataSource;
    this.#worker = worker;
  }

  /** Those that have new or repeated events, that nobody has, or that are not registered yet. */
  async among(names: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#dataSource.query<{ name: string }[]>(namesOfWaiting, [
      names,
      this.#worker,
    ]);
    return rows.map(({ name }) => name);
  }
}
