import type { Step } from "./commands.ts";

/** How often a trace is replayed at most while it is shortened. */
const mostReplays = 600;

/** Whether a trace still breaks the same thing. */
export type StillBreaks = (trace: readonly Step[]) => Promise<boolean>;

/**
 * Shortens a trace that breaks something: drops steps, first half of them and finally one by one,
 * then deliveries, troubles and deaths of the steps that are left. Time passes as before.
 */
export async function shrink(
  trace: readonly Step[],
  stillBreaks: StillBreaks,
): Promise<readonly Step[]> {
  let replays = 0;
  let shortest = trace;
  const isTaken = async (candidate: readonly Step[]) => {
    if (replays >= mostReplays) return false;
    replays += 1;
    if (!(await stillBreaks(candidate))) return false;
    shortest = candidate;
    return true;
  };
  for (
    let size = Math.ceil(trace.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = 0; from < shortest.length;) {
      if (!(await isTaken(without(shortest, from, size)))) from += size;
    }
  }
  for (let at = 0; at < shortest.length; at += 1) {
    let isSimpler = true;
    while (isSimpler) {
      isSimpler = false;
      for (const simpler of simplerSteps(shortest, at)) {
        isSimpler = await isTaken(simpler);
        if (isSimpler) break;
      }
    }
  }
  return shortest;
}

/** The trace without some steps; later steps wait for as long as those took. */
function without(trace: readonly Step[], from: number, count: number): readonly Step[] {
  const dropped = trace.slice(from, from + count).reduce((sum, { wait }) => sum + wait, 0);
  const [next, ...rest] = trace.slice(from + count);
  const before = trace.slice(0, from);
  return next ? [...before, { ...next, wait: next.wait + dropped }, ...rest] : before;
}

function* simplerSteps(trace: readonly Step[], at: number): Generator<readonly Step[]> {
  const step = trace[at];
  if (!step) return;
  const { trouble, diesAfter, ...calm } = step;
  const having = (other: Step) => trace.with(at, other);
  if (trouble) yield having({ ...calm, ...(diesAfter !== undefined && { diesAfter }) });
  if (diesAfter !== undefined) yield having({ ...calm, ...(trouble && { trouble }) });
  if (step.deliveries.length < 2) return;
  for (const delivery of step.deliveries) {
    yield having({ ...step, deliveries: step.deliveries.filter((each) => each !== delivery) });
  }
}

/** A trace in human-readable lines. */
export function traceInWords(trace: readonly Step[]): string {
  return trace
    .map(({ number, wait, deliveries, trouble, diesAfter, order }) => {
      const asked = deliveries.map(({ command, key }) => `${JSON.stringify(command)} as ${key}`);
      const together = deliveries.length > 1 ? ` at once, in order ${order}` : "";
      const failing = trouble ? `; write ${trouble.write} fails ${trouble.when}` : "";
      const dying = diesAfter === undefined ? "" : `; the process ends after ${diesAfter} passages`;
      return `${number}. after ${(wait / 1_000).toFixed(1)} s: ${asked.join(" + ")}${together}${failing}${dying}`;
    })
    .join("\n");
}
