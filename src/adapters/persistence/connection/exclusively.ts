import { setTimeout as pause } from "node:timers/promises";
import type { DataSource } from "typeorm";

const retryMs = 50;

/**
 * Runs something that only one process at a time may do; the others wait for their turn. `lock` is
 * a number that identifies it. A process that dies gives up its turn.
 */
export async function exclusively(
  dataSource: DataSource,
  lock: number,
  act: () => Promise<void>,
): Promise<void> {
  const holder = dataSource.createQueryRunner();
  try {
    // Waiting inside the database would hit the time limits of the pool.
    while (!(await isMine(holder, lock))) await pause(retryMs);
    try {
      await act();
    } finally {
      await holder.query("SELECT pg_advisory_unlock($1)", [lock]);
    }
  } finally {
    await holder.release();
  }
}

async function isMine(holder: Pick<DataSource, "query">, lock: number): Promise<boolean> {
  const [row] = await holder.query<{ locked: boolean }[]>(
    "SELECT pg_try_advisory_lock($1) AS locked",
    [lock],
  );
  return row?.locked === true;
}
