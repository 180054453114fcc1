import { setTimeout as pause } from "node:timers/promises";
import type { TestDatabase } from "./database.ts";
import { patient } from "./running/time-limits.ts";

const longestMs = 10_000;

/** Waits until a subscriber has seen every event that was committed before. */
export async function caughtUp(
  database: Pick<TestDatabase, "query">,
  subscriber: string,
): Promise<void> {
  const [last] = await database.query<{ id: string }>(
    "SELECT coalesce(max(id), 0) AS id FROM outbox",
  );
  const until = performance.now() + patient(longestMs);
  for (;;) {
    const behind = await database.query(
      `SELECT 1 FROM outbox o LEFT JOIN subscriber s ON s.name = $2
        WHERE o.id <= $1 AND (o.publish_number IS NULL OR s.cursor IS NULL
                              OR s.cursor < o.publish_number)`,
      [last?.id, subscriber],
    );
    if (behind.length === 0) return;
    if (performance.now() > until) throw new Error(`${subscriber} did not catch up`);
    await pause(50);
  }
}
