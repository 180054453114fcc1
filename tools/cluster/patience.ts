import { setTimeout as pause } from "node:timers/promises";
import { CannotRun } from "./cannot-run.ts";

/** Asks again and again until the answer is one; errors count as none, but `CannotRun`. */
export async function until<Value>(
  what: string,
  withinMs: number,
  ask: () => Promise<Value | undefined> | Value | undefined,
): Promise<Value> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const answer = await Promise.resolve()
      .then(ask)
      .catch((error: unknown) => {
        if (error instanceof CannotRun) throw error;
        return undefined;
      });
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) {
      throw new CannotRun(`After ${Math.round(withinMs / 1_000)} s ${what}.`);
    }
    await pause(200);
  }
}

/** The status of an answer within a second; undefined without one. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).status;
  } catch {
    return undefined;
  }
}
