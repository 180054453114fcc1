import { setTimeout as pause } from "node:timers/promises";
import { Chance } from "../simulation/chance.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";
import { SmallDisk } from "./small-disk.ts";

/** Space for a new cluster, the first segments of its log, and a little more. */
const megabytes = 220;
const mostFills = 5;

/** F16: the database's disk is full, and has space again. */
export const fullDisk: FaultRow = {
  id: "F16",
  title: "the database's disk is full",
  needs: ["root", "tmpfs"],
  async run({ cycles, seed, patient, say }) {
    let disk: SmallDisk | undefined;
    const rig = await Rig.open({
      patient,
      prepare: (data) => {
        disk = SmallDisk.mount(data, megabytes);
        return () => disk?.unmount();
      },
    });
    const chance = new Chance(seed);
    const fills = Math.min(cycles, mostFills);
    try {
      const load = rig.load(seed);
      let slowest = 0;
      let reads = 0;
      for (let fill = 0; fill < fills; fill += 1) {
        await pause(chance.between(300, 600));
        disk?.fill();
        reads += await readsWhileFull(rig);
        disk?.empty();
        slowest = Math.max(slowest, await rig.expectSuccessSince(performance.now()));
        await rig.expectSound();
      }
      await load.finish(rig.limits.hangMs);
      await rig.expectSound();
      await rig.expectNothingTwice();
      const { statuses, byStatus } = rig.answers;
      if (!byStatus.has(503))
        throw new Error("No request was answered by 503: the disk was never full.");
      say(
        `${fills} times full, ${rig.journal.count} acknowledged, 0 lost, ${statuses}, ${reads} reads ` +
          `answered while it was full, first success ≤ ${Math.round(slowest)} ms`,
      );
    } finally {
      await rig.close();
    }
  },
};

/** How many of ten reads succeed; the only other response allowed is 503. */
async function readsWhileFull(rig: Rig): Promise<number> {
  let answered = 0;
  for (let read = 0; read < 10; read += 1) {
    const [pair] = rig.market.pairs;
    const told = await pair?.buyer.ask("listActiveTrades", {});
    if (told?.status === 200) answered += 1;
    await pause(100);
  }
  return answered;
}
