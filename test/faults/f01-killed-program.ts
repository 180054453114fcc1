import { setTimeout as pause } from "node:timers/promises";
import { Chance } from "../simulation/chance.ts";
import type { FaultRow, FaultRun } from "./fault-row.ts";
import { Rig } from "./rig.ts";

/** F01: the program is killed at random moments, repeatedly. */
export const killedProgram: FaultRow = {
  id: "F01",
  title: "kill -9 of the program under 16 clients",
  needs: [],
  async run(run) {
    const rig = await Rig.open(run);
    try {
      await killProgram(rig, run);
    } finally {
      await rig.close();
    }
  },
};

/** Kills the program every 150 to 400 ms after its start, on an open rig. */
export async function killProgram(
  rig: Rig,
  { cycles, seed, say }: FaultRun,
  clients?: number,
): Promise<void> {
  const chance = new Chance(seed);
  const load = rig.load(seed, clients);
  let [running] = rig.runs;
  let slowest = 0;
  for (let cycle = 0; cycle < cycles && running; cycle += 1) {
    await pause(chance.between(150, 400));
    await rig.end(running, "SIGKILL");
    const since = performance.now();
    running = await rig.start();
    slowest = Math.max(slowest, await rig.expectSuccessSince(since));
    await rig.expectSound();
  }
  await load.finish(rig.limits.hangMs);
  await rig.expectSound();
  await rig.expectNothingTwice();
  const { replayed, lost } = rig.answers;
  if (replayed === 0) throw new Error("No answer was replayed: this run proved nothing.");
  say(
    `${rig.journal.count} acknowledged, 0 lost, ${replayed} replayed, ${lost} answers lost, ` +
      `${cycles} cycles, first success ≤ ${Math.round(slowest)} ms`,
  );
}
