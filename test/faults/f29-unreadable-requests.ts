import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { oddQueries } from "../support/hostile-values.ts";
import { unreadableRequests } from "../support/unreadable-requests.ts";
import { Visitor } from "../support/visitor.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";

/** F29: requests that two servers in a row could interpret differently, or that are too large. */
export const unreadable: FaultRow = {
  id: "F29",
  title: "huge headers, thousands of fields, fields twice, smuggled requests",
  needs: [],
  async run({ seed, patient, say }) {
    const rig = await Rig.open({ patient });
    try {
      const load = rig.load(seed, 4);
      for (const [what, bytes] of unreadableRequests) await expectRefused(rig, what, bytes);
      const ana = await Visitor.ofDemo(rig.url(), "ana_lima");
      const headers = ana.pageHeaders;
      for (const query of oddQueries) {
        const { status } = await fetch(`${rig.url()}/rest/v1/offers?${query}`, { headers });
        if (status < 400 || status > 431) throw new Error(`?${query} was answered ${status}.`);
      }
      await load.finish(rig.limits.hangMs);
      await rig.expectSound();
      say(
        `${unreadableRequests.length} kinds of bytes refused once and ended, ` +
          `${oddQueries.length} queries refused, ${rig.journal.count} acts of others meanwhile`,
      );
    } finally {
      await rig.close();
    }
  },
};

async function expectRefused(rig: Rig, what: string, bytes: string): Promise<void> {
  const socket = connect(Number(new URL(rig.url()).port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(bytes, "latin1");
  const answer = await text(socket).catch(() => "");
  const answers = answer.match(/HTTP\/1\.1 /g)?.length ?? 0;
  const isRefused = /^(HTTP\/1\.1 4\d\d |$)/.test(answer) && answers <= 1;
  if (!isRefused || answer.includes("isLogged")) {
    throw new Error(`What sends ${what} was answered ${answer.slice(0, 200)}`);
  }
}
