import { createHash } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import type { Client } from "pg";
import type { Runnable, Suite } from "mocha";

/**
 * How much slower this machine was at the start of the run than the one that the limits are meant
 * for.
 */
export const slownessVariable = "PEERHOLD_TEST_SLOWNESS";

/** How long the task below takes on two quiet cores, in ms. */
const usualMs = 60;
/** With a slower machine than this, tests that hang would go on for too long. */
const mostSlowness = 12;

/**
 * Measures the machine by a short fixed task, half of it in this process and half in the database.
 */
export async function measureSlowness(client: Pick<Client, "query">): Promise<number> {
  const began = performance.now();
  let text = "";
  for (let round = 0; round < 12_000; round += 1) {
    text = createHash("sha256").update(text).update(String(round)).digest("hex");
  }
  for (let round = 0; round < 10; round += 1) {
    await client.query("SELECT sum(sqrt(n)) FROM generate_series(1, 10000) n");
  }
  return slownessOf((performance.now() - began) / usualMs);
}

/** Never below 1: a fast machine shortens no limit. */
export function slownessOf(measured: number): number {
  return Math.min(Math.max(1, measured), mostSlowness);
}

/**
 * The factor for limits now: what the start of the run measured, or the current load per core where
 * that is higher. Other work may start in the middle of a run.
 */
export function slowness(): number {
  const [load = 0] = loadavg();
  const atStart = Number(process.env[slownessVariable] ?? 1);
  return slownessOf(Math.max(atStart, load / availableParallelism()));
}

/** A limit that holds on two quiet cores, adjusted to the machine. */
export function patient(milliseconds: number): number {
  return Math.round(milliseconds * slowness());
}

/** Hooks are not part of mocha's published types. */
type Hooks = Record<"_beforeAll" | "_beforeEach" | "_afterEach" | "_afterAll", readonly Runnable[]>;

/** Multiplies the limits of everything that a suite runs; one without a limit keeps none. */
export function stretch(suite: Suite, factor: number): void {
  const { _beforeAll, _beforeEach, _afterEach, _afterAll } = suite as unknown as Hooks;
  for (const each of [...suite.tests, ..._beforeAll, ..._beforeEach, ..._afterEach, ..._afterAll]) {
    each.timeout(Math.round(each.timeout() * factor));
  }
  for (const inner of suite.suites) stretch(inner, factor);
}
