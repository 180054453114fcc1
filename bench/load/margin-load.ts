import { setTimeout as pause } from "node:timers/promises";
import { HttpConnection } from "./http-connection.ts";
import type { MarginJob } from "./jobs.ts";
import { Meter, type Measured } from "./measured.ts";
import { sessionHeaders } from "./session-headers.ts";

/**
 * Owners who change the margins of their offers, so many a second whatever the server takes for one. Each offer has
 * its turn once.
 */
export async function loadMargins(job: MarginJob): Promise<Measured> {
  const secret = Buffer.from(job.secret, "base64");
  const connections = await Promise.all(
    Array.from({ length: job.connections }, () => HttpConnection.open(job.url)),
  );
  const meter = new Meter();
  const begun = performance.now();
  let next = 0;
  await Promise.all(
    connections.map(async (connection) => {
      for (let turn = next++; turn < job.offers.length; turn = next++) {
        const due = begun + (turn * 1_000) / job.perSecond;
        await pause(Math.max(0, due - performance.now()));
        const offer = job.offers[turn];
        if (!offer) return;
        const path = `/rest/v1/my-offers/${offer.id}/margin`;
        const body = JSON.stringify({ new_margin: job.margin });
        const { status } = await meter.time("margin", () =>
          connection.send("PUT", path, sessionHeaders(secret, offer.ownerId), body),
        );
        if (status !== 200) meter.fail(`margin ${status}`);
      }
    }),
  );
  const measured = meter.end();
  for (const connection of connections) connection.close();
  return measured;
}
