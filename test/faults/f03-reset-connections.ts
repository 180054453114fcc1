import { setTimeout as pause } from "node:timers/promises";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";

/** How long connections last between two resets. */
const holdsMs = 500;

/** F03: every connection to the database is reset, twice a second. */
export const resetConnections: FaultRow = {
  id: "F03",
  title: "connections to the database reset every 500 ms",
  needs: [],
  async run({ cycles, seed, patient, say }) {
    const rig = await Rig.open({ patient, proxied: true });
    try {
      const load = rig.load(seed);
      let reset = 0;
      let ended = performance.now();
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        await pause(holdsMs);
        reset += rig.proxy?.reset() ?? 0;
        ended = performance.now();
        await rig.expectSound();
      }
      const recovered = await rig.expectSuccessSince(ended);
      await rig.expectSound();
      await load.finish(rig.limits.hangMs);
      await rig.expectSound();
      await rig.expectNothingTwice();
      const { lost, statuses, byStatus } = rig.answers;
      if (!byStatus.has(503))
        throw new Error("No request was answered by 503: this run proved nothing.");
      if (lost > 0) throw new Error(`${lost} requests got no answer at all.`);
      say(
        `${reset} connections reset, ${rig.journal.count} acknowledged, 0 lost, ${statuses}, ` +
          `first success after the last one: ${Math.round(recovered)} ms`,
      );
    } finally {
      await rig.close();
    }
  },
};
