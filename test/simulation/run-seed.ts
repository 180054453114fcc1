import type { Step } from "./commands.ts";
import type { Ground } from "./ground.ts";
import { shrink } from "./shrink.ts";
import { Simulation, type Wrap } from "./simulation.ts";
import { Violation } from "./violation.ts";

/** What became of a world. */
export interface Run {
  readonly trace: readonly Step[];
  readonly violation: Violation | undefined;
  /** Whether it got through all its steps. */
  readonly ended: boolean;
  readonly digest: string;
  readonly counts: ReadonlyMap<string, number>;
}

/** Lives so many steps of the world of a seed, and lets everything end then. */
export async function runSeed(
  seed: number,
  steps: number,
  { wrap, ground }: { readonly wrap?: Wrap | undefined; readonly ground?: Ground } = {},
): Promise<Run> {
  const simulation = await Simulation.begin(ground, wrap);
  const drawer = simulation.drawer(seed);
  const trace: Step[] = [];
  let ended = false;
  const violation = await violationOf(async () => {
    for (let number = 1; number <= steps; number += 1) {
      const step = drawer.draw(number);
      trace.push(step);
      drawer.note(step, await simulation.go(step));
    }
    ended = true;
    await simulation.end();
  });
  const { counts } = simulation;
  return { trace, violation, ended, digest: simulation.digest(), counts };
}

/** Plays a trace on a world of its own, to the end of everything if so wished. */
export async function replay(trace: readonly Step[], toTheEnd: boolean, wrap?: Wrap) {
  const simulation = await Simulation.begin(undefined, wrap);
  return violationOf(async () => {
    for (const step of trace) await simulation.go(step);
    if (toTheEnd) await simulation.end();
    else simulation.recount();
  });
}

/** The shortest trace that was found to break the same as a run did. */
export function shortestTrace({ trace, violation, ended }: Run, wrap?: Wrap) {
  return shrink(trace, async (candidate) => {
    const broken = await replay(candidate, ended, wrap);
    return broken?.invariant === violation?.invariant;
  });
}

async function violationOf(work: () => Promise<void>): Promise<Violation | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Violation) return error;
    throw error;
  }
}
