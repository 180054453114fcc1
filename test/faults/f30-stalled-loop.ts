import { setTimeout as pause } from "node:timers/promises";
import { Visitor } from "../support/visitor.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";

const seconds = 8;
const signInsASecond = 10;
const atMostMs = 50;

/** F30: slow work must not block the one thread that answers everyone. */
export const stalledLoop: FaultRow = {
  id: "F30",
  title: "trades, sign-ins and large lists at once, seen from the event loop",
  needs: [],
  async run({ seed, patient, say }) {
    const rig = await Rig.open({ patient });
    try {
      const ana = await Visitor.ofDemo(rig.url(), "ana_lima");
      const load = rig.load(seed, 8);
      await pause(1_000);
      await loopDelay(rig);
      const asked: Promise<unknown>[] = [];
      for (let turn = 0; turn < seconds * signInsASecond; turn += 1) {
        const body = { login: `nobody_${turn}`, password: "correct horse of nobody" };
        asked.push(ana.call("logIn", { body }));
        asked.push(ana.call("listOffers", { query: { type: "buy", limit: "50" } }));
        asked.push(fetch(`${rig.url()}/openapi.json`).then((answer) => answer.text()));
        await pause(1_000 / signInsASecond);
      }
      await Promise.all(asked);
      const { p99, most } = await loopDelay(rig);
      await load.finish(rig.limits.hangMs);
      if (p99 > atMostMs && !patient) throw new Error(`The 99th percentile was ${p99} ms.`);
      await rig.expectSound();
      say(
        `99th percentile ${p99} ms, longest ${most} ms, ${rig.journal.count} acts in ${seconds} s`,
      );
    } finally {
      await rig.close();
    }
  },
};

/** The delay of the event loop since the last call, in whole ms. */
async function loopDelay(rig: Rig): Promise<{ readonly p99: number; readonly most: number }> {
  const numbers = await (await fetch(`${rig.url()}/metrics`)).text();
  const read = (name: string) => {
    const value = new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, "m").exec(numbers);
    if (!value) throw new Error(`/metrics has no ${name} of the event loop.`);
    return Math.round(Number(value[1]) * 1_000);
  };
  return { p99: read("p99"), most: read("max") };
}
