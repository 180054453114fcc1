import { setTimeout as pause } from "node:timers/promises";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";

/** How many times the link goes silent at most: each costs seconds. */
const mostSilences = 5;

/** F04: neither statements to the database nor its answers arrive. */
export const silentLink: FaultRow = {
  id: "F04",
  title: "the link to the database goes silent in the middle of transactions",
  needs: [],
  async run({ cycles, seed, patient, say }) {
    const rig = await Rig.open({ patient, proxied: true });
    const times = Math.min(cycles, mostSilences);
    try {
      const load = rig.load(seed);
      let silenced = 0;
      let slowest = 0;
      for (let cycle = 0; cycle < times; cycle += 1) {
        await pause(1_000);
        silenced += rig.proxy?.silence() ?? 0;
        // A response at this moment was already on its way.
        const since = performance.now() + 50;
        slowest = Math.max(slowest, await rig.expectSuccessSince(since));
        await rig.expectSound();
      }
      await load.finish(rig.limits.hangMs);
      await rig.expectSound();
      await rig.expectNothingTwice();
      say(
        `${silenced} connections silenced in ${times} goes, ${rig.journal.count} acknowledged, 0 lost, ` +
          `next success ≤ ${Math.round(slowest)} ms, ${rig.answers.statuses}`,
      );
    } finally {
      await rig.close();
    }
  },
};
