import { PostgresGround } from "./postgres-ground.ts";
import { runSeed, shortestTrace, type Run } from "./run-seed.ts";
import { traceInWords } from "./shrink.ts";
import type { Wrap } from "./simulation.ts";

/** How many steps a world runs. The next one has the next seed. */
const stepsOfWorld = 10_000;

export type Told = (line: string) => void;

/** How long worlds are run, one after the other. */
export interface Wish {
  readonly seed: number;
  /** In all worlds together. */
  readonly steps: number;
  /** Milliseconds since the epoch: no world begins later. */
  readonly until: number;
  readonly tell: Told;
}

/** Runs one world after the other in memory. Returns 0, or 1 as soon as something is broken. */
export async function simulateOnMemory({ seed, steps, until, tell }: Wish, wrap?: Wrap) {
  const startedAt = performance.now();
  let done = 0;
  for (let world = seed; done < steps && Date.now() < until; world += 1) {
    const run = await runSeed(world, Math.min(stepsOfWorld, steps - done), {
      wrap,
      hasEscrows: true,
    });
    done += run.trace.length;
    if (run.violation) {
      for (const line of await failureInLines(world, run, wrap)) tell(line);
      return 1;
    }
    const rate = Math.round((done / (performance.now() - startedAt)) * 60_000);
    tell(
      `seed ${world}: ${run.trace.length} steps hold, ${run.digest.slice(0, 12)}; ${rate} steps a minute`,
    );
  }
  return 0;
}

/** What is broken, and the shortest way there. */
export async function failureInLines(seed: number, run: Run, wrap?: Wrap): Promise<string[]> {
  const trace = await shortestTrace(run, wrap);
  return [
    `BROKEN: ${run.violation?.message}`,
    `Again: npm run simulate -- --seed ${seed} --steps ${run.trace.length}`,
    `The shortest trace has ${trace.length} of ${run.trace.length} steps:`,
    traceInWords(trace),
  ];
}

/** How many steps a world on PostgreSQL runs. */
const stepsOfStoredWorld = 500;

/** The same on PostgreSQL: one database per world. Simultaneous deliveries proceed in any order. */
export async function simulateOnPostgres({ seed, steps, until, tell }: Wish) {
  let done = 0;
  for (let world = seed; done < steps && Date.now() < until; world += 1) {
    const ground = await PostgresGround.open();
    try {
      const run = await runSeed(world, Math.min(stepsOfStoredWorld, steps - done), { ground });
      done += run.trace.length;
      if (run.violation) {
        tell(`BROKEN on PostgreSQL, seed ${world}: ${run.violation.message}`);
        tell(traceInWords(run.trace.slice(-20)));
        return 1;
      }
      tell(`seed ${world} on PostgreSQL: ${run.trace.length} steps hold`);
    } finally {
      await ground.close();
    }
  }
  return 0;
}
