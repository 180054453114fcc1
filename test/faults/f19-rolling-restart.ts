import { setTimeout as pause } from "node:timers/promises";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";
import { startTrade } from "./trade-steps.ts";

/** How many trades expire at the same moment, with two workers. */
const dueAtOnce = 50;
const drainMs = 10_000;

/** F19: two processes serve, and are stopped and restarted in turn while clients trade. */
export const rollingRestart: FaultRow = {
  id: "F19",
  title: "two processes, restarted one after the other under 16 clients",
  needs: [],
  async run({ cycles, seed, patient, say }) {
    const rig = await Rig.open({ patient });
    try {
      await rig.start();
      const load = rig.load(seed);
      let slowest = 0;
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        await pause(300);
        const [oldest] = rig.runs;
        if (!oldest) throw new Error("Nothing runs.");
        const began = performance.now();
        const code = await rig.drain(oldest);
        slowest = Math.max(slowest, performance.now() - began);
        if (code !== 0) throw new Error(`A process that was told to stop ended with ${code}.`);
        await rig.start();
      }
      await load.finish(rig.limits.hangMs);
      await rig.expectSound();
      await rig.expectNothingTwice();
      const { lost, statuses } = rig.answers;
      if (lost > 0) throw new Error(`${lost} requests under way were not finished.`);
      if (!patient && slowest > drainMs) throw new Error(`Stopping took ${slowest} ms.`);
      say(
        `${cycles} restarts, each within ${Math.round(slowest)} ms, ${statuses}, 0 requests lost`,
      );
      await expectDoneOnce(rig, seed);
      say(`${dueAtOnce} trades due at once, each carried out once by two workers`);
    } finally {
      await rig.close();
    }
  },
};

/** Two workers find the same trades due, and each trade is ended once. */
async function expectDoneOnce(rig: Rig, seed: number): Promise<void> {
  const [pair] = rig.market.pairs;
  if (!pair) throw new Error("Nobody trades.");
  const ids: string[] = [];
  for (let count = 0; count < dueAtOnce; count += 1) {
    ids.push((await startTrade(pair, `due-${seed}-${count}`)).id);
  }
  await rig.onDatabase(async (query) => {
    await query("UPDATE deadline SET at = clock_timestamp() WHERE subject = ANY($1)", [ids]);
    const limit = performance.now() + rig.limits.recoveryMs;
    for (;;) {
      const [row] = await query<{ ended: number; trades: number }>(
        `SELECT count(*)::integer AS ended, count(DISTINCT trade_id)::integer AS trades
           FROM trade_event WHERE act = 'window-over' AND trade_id = ANY($1)`,
        [ids],
      );
      if (row && row.ended > row.trades) throw new Error("A deadline was carried out twice.");
      if (row?.trades === dueAtOnce) break;
      if (performance.now() > limit) throw new Error("Not all that was due was carried out.");
      await pause(100);
    }
  });
  await rig.expectSound();
}
