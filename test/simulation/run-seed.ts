import type { Step } from "./commands.ts";
import type { Ground } from "./ground.ts";
import { shrink } from "./shrink.ts";
import { Simulation, type Wrap } from "./simulation.ts";
import { Violation } from "./violation.ts";

/** The outcome of a world. */
export interface Run {
  readonly trace: readonly Step[];
  readonly violation: Violation | undefined;
  /** Whether it got through all its steps. */
  readonly ended: boolean;
  readonly digest: string;
  readonly counts: ReadonlyMap<string, number>;
}

interface HowToRun {
  readonly wrap?: Wrap | undefined;
  readonly ground?: Ground;
  /** Whether there are trades with multisig escrows, too. */
  readonly hasEscrows?: boolean;
}

/** Runs that many steps of the world of a seed, and then lets everything end. */
export async function runSeed(
  seed: number,
  steps: number,
  { wrap, ground, hasEscrows = false }: HowToRun = {},
): Promise<Run> {
  const simulation = await Simulation.begin(ground, wrap);
  const drawer = simulation.drawer(seed, hasEscrows);
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

/** Replays a trace in a world of its own, optionally to the end of everything. */
export async function replay(trace: readonly Step[], toTheEnd: boolean, wrap?: Wrap) {
  const simulation = await Simulation.begin(undefined, wrap);
  return violationOf(async () => {
    for (const step of trace) await simulation.go(step);
    if (toTheEnd) await simulation.end();
    else simulation.recount();
  });
}

/** The shortest trace found that breaks the same as a run did. */
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
