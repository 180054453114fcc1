import { HttpConnection } from "./http-connection.ts";
import type { ReadJob } from "./jobs.ts";
import { Meter, type Measured } from "./measured.ts";
import { sessionToken } from "./people.ts";

/** Reads over HTTP. The time of a reading is that of all its requests. */
export async function loadReads(job: ReadJob): Promise<Measured> {
  const readings = job.readings.map(({ paths, traderId }) => ({
    paths,
    headers: traderId === undefined ? "" : `Cookie: __Host-session=${sessionToken(traderId)}\r\n`,
  }));
  const connections = await Promise.all(
    Array.from({ length: job.connections }, () => HttpConnection.open(job.url)),
  );
  const meter = new Meter();
  let next = 0;
  await Promise.all(
    connections.map(async (connection) => {
      for (let turn = next++; turn < job.count; turn = next++) {
        const reading = readings[turn % readings.length];
        if (!reading) return;
        await meter.time("reading", async () => {
          for (const path of reading.paths) {
            const { status } = await connection.send("GET", path, reading.headers);
            if (status !== 200) meter.fail(`${status} ${path}`);
          }
        });
      }
    }),
  );
  const measured = meter.end();
  for (const connection of connections) connection.close();
  return measured;
}
