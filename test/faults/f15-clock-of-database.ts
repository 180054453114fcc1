import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { FalseClock } from "./false-clock.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";
import { startPaid, startTrade } from "./trade-steps.ts";

/** F15: the clock by which everything is judged is wrong itself, and jumps. */
export const clockOfDatabase: FaultRow = {
  id: "F15",
  title: "PostgreSQL's clock jumps by +25 h and −2 h",
  needs: ["libfaketime"],
  async run({ seed, patient, say }) {
    let clock: FalseClock | undefined;
    const rig = await Rig.open({
      patient,
      prepare: (data) => {
        clock = new FalseClock(data);
        return () => undefined;
      },
      serverEnvironment: () => clock?.environment ?? {},
    });
    try {
      const [pair] = rig.market.pairs;
      if (!pair || !clock) throw new Error("Nobody trades.");
      const statuses = new Set<string>();
      for (const jump of ["-2h", "+25h"]) {
        const paid = await startPaid(pair, `paid-${seed}-${jump}`);
        const unpaid = await startTrade(pair, `open-${seed}-${jump}`);
        clock.jump(jump);
        await pause(2_500);
        const seen = await rig.onDatabase((query) =>
          query<{ id: string; status: string; ahead: number }>(
            `SELECT id, status, extract(epoch FROM clock_timestamp())::float8 AS ahead
               FROM trade WHERE id = ANY($1)`,
            [[paid.id, unpaid.id]],
          ),
        );
        const wrong = Math.round(((seen[0]?.ahead ?? 0) - Date.now() / 1_000) / 3_600);
        if (`${wrong}h` !== jump.replace("+", "")) throw new Error(`The clock shows ${wrong} h.`);
        const statusOf = (id: string) => seen.find((row) => row.id === id)?.status ?? "";
        if (statusOf(paid.id) !== "paid") throw new Error(`A paid trade is ${statusOf(paid.id)}.`);
        statuses.add(`${jump}: unpaid ones ${statusOf(unpaid.id)}`);
      }
      say(`${[...statuses].join(", ")}; paid ones stay`);
    } finally {
      await rig.close();
    }
  },
};
