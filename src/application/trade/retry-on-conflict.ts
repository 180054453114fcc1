import { Busy } from "../ports/busy.ts";
import type { Conflict } from "../ports/commit.ts";

/** How often a command is retried before its caller is told to come back. */
const mostAttempts = 5;

/**
 * Runs one decide-and-commit, and starts over as long as something that it relied on changed in
 * between. Between the attempts it waits a little, longer each time and never the same.
 */
export async function retryOnConflict<Done>(
  attempt: () => Promise<Done | Conflict>,
): Promise<Done> {
  for (let count = 1; count <= mostAttempts; count++) {
    const result = await attempt();
    if (!isConflict(result)) return result;
    await pause(count);
  }
  throw new Busy("The same things were changed by others again and again");
}

function isConflict(result: unknown): result is Conflict {
  return (result as { outcome?: unknown } | null)?.outcome === "conflict";
}

function pause(count: number): Promise<void> {
  const most = 5 * 2 ** count;
  return new Promise((resolve) => setTimeout(resolve, Math.random() * most));
}
