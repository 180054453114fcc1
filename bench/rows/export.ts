import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fillMonth } from "../bed/fill-month.ts";
import { pairOf } from "../load/people.ts";
import { HttpConnection } from "../load/http-connection.ts";
import { sessionHeaders } from "../load/session-headers.ts";
import type { Bench, Row } from "./row.ts";

const formats = ["csv", "xlsx", "pdf"] as const;
const mostMs = 600_000;

/** What a server's memory grows by while it writes a person's past trades of a month. */
export async function measureExport({ bed, sizes, tell }: Bench): Promise<readonly Row[]> {
  const { server, database, secret } = await bed.market("small");
  const { exported } = sizes;
  // The last pair: no other row has trades of it.
  const { buyerId, sellerId } = pairOf(sizes.pairs - 1);
  await fillMonth(database, buyerId, sellerId, exported);
  const headers = sessionHeaders(Buffer.from(secret, "base64"), buyerId);
  const rows: Row[] = [];
  for (const format of formats) {
    const before = await server.memory();
    // Not before: the server closes a connection that says nothing for long.
    const connection = await HttpConnection.open(server.url);
    const days = { startDate: dayBefore(31), endDate: dayBefore(0) };
    const body = JSON.stringify({ format, timezone: "UTC", ...days });
    const begun = performance.now();
    const asked = await connection.send("POST", "/rest/v1/trade/exports", headers, body);
    const id = /"id":"([^"]+)"/.exec(asked.body)?.[1];
    if (asked.status !== 200 || id === undefined) throw new Error(`Not begun: ${asked.body}`);
    let most = before.resident;
    for (;;) {
      most = Math.max(most, residentOf(server.pid));
      const { body: told } = await connection.send("GET", `/rest/v1/trade/exports/${id}`, headers);
      if (told.includes('"exportStatus":"completed"')) break;
      const isOver = /"exportStatus":"(failed|missing|cancelled|no_data)"/.test(told);
      if (isOver || performance.now() - begun > mostMs) throw new Error(`Not written: ${told}`);
      await pause(50);
    }
    connection.close();
    const seconds = (performance.now() - begun) / 1_000;
    const grown = (most - before.resident) / 2 ** 20;
    tell(`${format}: ${seconds.toFixed(1)} s, ${grown.toFixed(0)} MB more`);
    rows.push({
      what: `memory while ${exported.toLocaleString("en")} trades become a ${format} (MB)`,
      reference: "how long it took",
      ours: `${grown.toFixed(0)} MB`,
      theirs: `${seconds.toFixed(1)} s`,
      figure: grown,
      goal: { atMost: 150 },
    });
  }
  return rows;
}

/** In bytes. */
function residentOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1_024;
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
