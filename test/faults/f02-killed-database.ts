import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { placeCluster } from "../../src/adapters/persistence/embedded-postgres/placement.ts";
import { serverAccount } from "../../src/adapters/persistence/embedded-postgres/server-account.ts";
import { Chance } from "../simulation/chance.ts";
import type { FaultRow, FaultRun } from "./fault-row.ts";
import { Rig } from "./rig.ts";

/** How often a database without durability is killed until it must have lost something. */
const mostControls = 8;

/** F02: the database is killed at random moments, repeatedly. */
export const killedDatabase: FaultRow = {
  id: "F02",
  title: "kill -9 of PostgreSQL under 16 clients",
  needs: [],
  async run(run) {
    const rig = await Rig.open(run);
    try {
      await killDatabase(rig, run);
      if (!run.short) run.say(await control(rig, run));
    } finally {
      await rig.close();
    }
  },
};

/** Kills the database on an open rig. */
export async function killDatabase(
  rig: Rig,
  { cycles, seed, say }: FaultRun,
  clients?: number,
): Promise<void> {
  const chance = new Chance(seed);
  const before = rig.journal.count;
  const load = rig.load(seed, clients);
  let slowest = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await pause(chance.between(150, 400));
    const since = killPostgres(rig);
    slowest = Math.max(slowest, await rig.expectSuccessSince(since));
    await rig.expectSound();
  }
  await load.finish(rig.limits.hangMs);
  await rig.expectSound();
  await rig.expectNothingTwice();
  say(
    `${rig.journal.count - before} acknowledged, 0 lost, ${cycles} cycles, ` +
      `first success ≤ ${Math.round(slowest)} ms (${rig.answers.statuses})`,
  );
}

/** Kills the server process; its child processes notice and exit. Returns when that was. */
function killPostgres(rig: Rig): number {
  const { data } = placeCluster(join(rig.program.folder, "data", "postgres"), serverAccount());
  const [pid] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  return performance.now();
}

/**
 * Makes the database confirm writes before they are durable: the journal has to notice the losses,
 * or it would notice no others either. Returns what it noticed.
 */
async function control(rig: Rig, { seed }: FaultRun): Promise<string> {
  await rig.onDatabase(async (query) => {
    await query("ALTER SYSTEM SET synchronous_commit = off");
    await query("ALTER SYSTEM SET wal_writer_delay = '5s'");
    await query("SELECT pg_reload_conf()");
  });
  for (let tries = 1; tries <= mostControls; tries += 1) {
    rig.load(seed + tries);
    await pause(1_000);
    killPostgres(rig);
    rig.answers.isOver = true;
    const lost = await rig.lost();
    if (lost.length > 0) {
      return `control: without synchronous commits ${lost.length} trades lost after ${tries} kills`;
    }
    rig.answers.isOver = false;
  }
  throw new Error("Without synchronous commits nothing was lost: the journal proves nothing.");
}
