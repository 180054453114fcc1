import type { Answered } from "./insistent-client.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";

const atOnce = 64;
/** How many times a request is repeated per cycle of the run. */
const replaysPerCycle = 334;
const inFlight = 32;

/** F08: one request is sent 64 times at once, and then ten thousand times. */
export const sameRequest: FaultRow = {
  id: "F08",
  title: "the same request 64 times at once, and ten thousand times after",
  needs: [],
  async run({ cycles, seed, patient, say }) {
    const rig = await Rig.open({ patient });
    const replays = cycles * replaysPerCycle;
    try {
      const [pair] = rig.market.pairs;
      if (!pair) throw new Error("Nobody trades.");
      const { buyer, offerId } = pair;
      const ask = (fiatAmount: string) =>
        buyer.ask("startTrade", {
          body: { offer_id: offerId, fiat_amount: fiatAmount },
          key: `the-same-${seed}`,
        });
      const first = await Promise.all(Array.from({ length: atOnce }, () => ask("20.00")));
      const id = idOf(first[0]);
      const began = performance.now();
      const again: (Answered | undefined)[] = [];
      for (let sent = 0; sent < replays; sent += inFlight) {
        again.push(...(await Promise.all(Array.from({ length: inFlight }, () => ask("20.00")))));
      }
      const seconds = (performance.now() - began) / 1_000;
      for (const answered of [...first, ...again]) {
        if (idOf(answered) !== id) throw new Error(`Another answer: ${JSON.stringify(answered)}`);
      }
      const other = await ask("21.00");
      if (other?.status !== 409) throw new Error(`Another body was answered ${other?.status}.`);
      rig.journal.acknowledge({ trade: id, status: "active_funded" });
      await rig.expectSound();
      await rig.expectNothingTwice();
      const inUse = await connectionsInUse(rig);
      // One connection listens for events.
      if (inUse > 1) throw new Error(`${inUse} connections of the pool did not come back.`);
      say(
        `${atOnce} at once and ${again.length} replays are one trade, ` +
          `${Math.round(again.length / seconds)} replays/s, ${inUse} connection in use afterwards, ` +
          "another body 409",
      );
    } finally {
      await rig.close();
    }
  },
};

/** The trade in a response; apart from its clock, all of them must be equal. */
function idOf(answered: Answered | undefined): string {
  if (answered?.status !== 200) throw new Error(`Answered ${JSON.stringify(answered)}`);
  return (answered.body as { data: { id: string } }).data.id;
}

async function connectionsInUse(rig: Rig): Promise<number> {
  const text = await (await fetch(`${rig.url()}/metrics`)).text();
  const found = /^peerhold_pool_connections_in_use(?:\{[^}]*\})? (\d+)$/m.exec(text)?.[1];
  if (found === undefined) throw new Error("The metrics do not tell of the pool.");
  return Number(found);
}
