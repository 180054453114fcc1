import { setTimeout as pause } from "node:timers/promises";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";

/** Longer than one round of a worker. */
const poisoned = 150;

/** F32: trades that can no longer be read are due before all others. */
export const poisonedTrade: FaultRow = {
  id: "F32",
  title: `${poisoned} due trades that always fail, before one that does not`,
  needs: [],
  async run({ seed, patient, say }) {
    const rig = await Rig.open({ patient });
    try {
      const ids = await startTrades(rig, seed);
      const good = ids.at(-1) ?? "";
      const bad = ids.slice(0, -1);
      const since = performance.now();
      await rig.onDatabase(async (query) => {
        await query("BEGIN");
        await query("UPDATE trade SET rules = 'null' WHERE id = ANY ($1)", [bad]);
        await query(
          `UPDATE deadline SET at = clock_timestamp() - CASE WHEN subject = $1 THEN interval '1 s'
                                                             ELSE interval '1 minute' END
            WHERE subject = ANY ($2) AND done_at IS NULL`,
          [good, ids],
        );
        await query("COMMIT");
      });
      await rig.onDatabase(async (query) => {
        for (;;) {
          const [row] = await query<{ status: string }>("SELECT status FROM trade WHERE id = $1", [
            good,
          ]);
          if (row?.status === "expired") break;
          if (performance.now() - since > rig.limits.hangMs)
            throw new Error("It was never its turn.");
          await pause(50);
        }
      });
      const took = Math.round(performance.now() - since);
      const told = () =>
        rig.runs[0]?.output().match(/a deadline was not carried out/g)?.length ?? 0;
      if (told() === 0) throw new Error("Nobody was told.");
      await expectLate(rig);
      const before = told();
      await pause(5_000);
      const meanwhile = (told() - before) / poisoned;
      if (meanwhile > 2) throw new Error(`Each was tried ${meanwhile} times in 5 s.`);
      say(
        `the other was carried out after ${took} ms; then each tried ${meanwhile.toFixed(1)} times in 5 s`,
      );
    } finally {
      await rig.close();
    }
  },
};

async function startTrades(rig: Rig, seed: number): Promise<readonly string[]> {
  const { buyer, offerId, fiatAmount } = rig.market.pairs[0] ?? {};
  const body = { offer_id: offerId, fiat_amount: fiatAmount };
  const ids: string[] = [];
  for (let number = 0; buyer && number <= poisoned; number += 1) {
    const { id } = await buyer.insist("startTrade", { body, key: `poison-${seed}-${number}` });
    ids.push(id);
  }
  return ids;
}

/** The metrics show how many are late. */
async function expectLate(rig: Rig): Promise<void> {
  const numbers = await (await fetch(`${rig.url()}/metrics`)).text();
  const late = Number(/^peerhold_deadlines_late (\d+)/m.exec(numbers)?.[1]);
  if (!(late >= poisoned)) throw new Error(`The numbers say that ${late} deadlines are late.`);
}
