import { setTimeout as pause } from "node:timers/promises";
import type { Answered } from "./insistent-client.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";
import { startTrade } from "./trade-steps.ts";

/** More than the connections of the pool and its queue together. */
const readers = 64;
const heldMs = 6_000;
const bars = { answerMs: 5_000, healthMs: 1_000 };

/** F18: every connection of the pool waits for something that never comes. */
export const exhaustedPool: FaultRow = {
  id: "F18",
  title: "every connection of the pool is held",
  needs: [],
  async run({ seed, patient, say }) {
    const rig = await Rig.open({ patient });
    try {
      const [pair] = rig.market.pairs;
      if (!pair) throw new Error("Nobody trades.");
      const parameters = await startTrade(pair, `held-${seed}`);
      const asked: Promise<readonly [Answered | undefined, number]>[] = [];
      let health = 0;
      await rig.onDatabase(async (query) => {
        await query("BEGIN");
        await query("LOCK TABLE trade IN ACCESS EXCLUSIVE MODE");
        for (let reader = 0; reader < readers; reader += 1) {
          const began = performance.now();
          asked.push(
            pair.buyer
              .ask("viewTrade", { parameters })
              .then((answered) => [answered, performance.now() - began]),
          );
        }
        const until = performance.now() + heldMs;
        while (performance.now() < until) {
          const began = performance.now();
          const answered = await fetch(`${rig.url()}/healthz`);
          if (answered.status !== 200) throw new Error(`Health was answered ${answered.status}.`);
          health = Math.max(health, performance.now() - began);
          await pause(100);
        }
        await query("ROLLBACK");
      });
      const since = performance.now();
      const told = await Promise.all(asked);
      const slowest = Math.max(...told.map(([, milliseconds]) => milliseconds));
      const others = told.filter(([answered]) => answered?.status !== 503);
      if (others.length > 0)
        throw new Error(`Not answered by 503: ${JSON.stringify(others[0]?.[0])}`);
      if (!patient && slowest > bars.answerMs) throw new Error(`An answer took ${slowest} ms.`);
      if (!patient && health > bars.healthMs) throw new Error(`Health took ${health} ms.`);
      await pair.buyer.insist("viewTrade", { parameters });
      const recovered = await rig.expectSuccessSince(since);
      await rig.expectSound();
      say(
        `${readers} readers answered by 503 within ${Math.round(slowest)} ms, health within ` +
          `${Math.round(health)} ms, next success after ${Math.round(recovered)} ms`,
      );
    } finally {
      await rig.close();
    }
  },
};
