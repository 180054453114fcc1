import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Visitor } from "../support/visitor.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";

const clients = 400;
const dropEveryMs = 1_000;
/** What a server that waits for every client would keep open forever. */
const endedWithinMs = 20_000;

const host = "Host: peerhold.test\r\n";
const post = `POST /rest/v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

const readers = 100;
/** More than a connection's buffers hold. */
const requestsUnread = 80;
const leftWithinMs = 120_000;
/** However much is requested at once. */
const othersWithinMs = 2_000;
/** Our own connections to the server open and close. */
const fewMore = 10;

/** What slow clients send first, and then every second. */
const kinds: Readonly<Record<string, { readonly start: string; readonly drop: string }>> = {
  headers: { start: `GET / HTTP/1.1\r\n${host}X-A: `, drop: "a" },
  "a body": { start: `${post}Content-Length: 1000\r\n\r\n{`, drop: " " },
  "a body in chunks": { start: `${post}Transfer-Encoding: chunked\r\n\r\n`, drop: "1\r\n \r\n" },
};

/** F28: hundreds of clients hold connections and send, or read, almost nothing. */
export const slowClients: FaultRow = {
  id: "F28",
  title: `${clients} clients that are slow with headers, bodies, and reading`,
  needs: [],
  async run({ seed, patient, say }) {
    // The highest rate limit: clients that do not read their responses send more requests.
    const rig = await Rig.open({ patient, environment: { READS_PER_MINUTE: "600" } });
    try {
      const ana = await Visitor.ofDemo(rig.url(), "ana_lima");
      for (const [what, { start, drop }] of Object.entries(kinds)) {
        const { took, slowest } = await besiege(rig, ana, (socket) => {
          socket.write(start);
          return setInterval(() => socket.writable && socket.write(drop), dropEveryMs);
        });
        if (took > endedWithinMs && !patient)
          throw new Error(`${what}: all ended after ${took} ms.`);
        say(`${what}: ended within ${Math.round(took)} ms, others answered within ${slowest} ms`);
      }
      const { took, slowest } = await withSlowReaders(rig, ana);
      if (slowest > othersWithinMs && !patient)
        throw new Error(`Somebody else waited ${slowest} ms beside slow readers.`);
      say(`slow readers: left after ${Math.round(took)} ms, others answered within ${slowest} ms`);
      const load = rig.load(seed, 4);
      await pause(500);
      await load.finish(rig.limits.hangMs);
      await rig.expectSound();
    } finally {
      await rig.close();
    }
  },
};

/**
 * Opens that many connections, and sends requests as another client until the server has closed
 * them all.
 */
async function besiege(
  rig: Rig,
  ana: Visitor,
  begin: (socket: Socket) => NodeJS.Timeout,
): Promise<{ readonly took: number; readonly slowest: number }> {
  const began = performance.now();
  let open = clients;
  for (let client = 0; client < clients; client += 1) {
    const socket = openSocket(rig);
    const dropping = begin(socket);
    socket.resume();
    socket.on("close", () => {
      clearInterval(dropping);
      open -= 1;
    });
  }
  let slowest = 0;
  while (open > 0) {
    slowest = Math.max(slowest, await answeredWithin(rig, ana));
    if (performance.now() - began > 60_000) throw new Error(`${open} connections are held open.`);
    await pause(200);
  }
  return { took: performance.now() - began, slowest };
}

/** Clients that request much, repeatedly, and read nothing, until the server disconnects them. */
async function withSlowReaders(
  rig: Rig,
  ana: Visitor,
): Promise<{ readonly took: number; readonly slowest: number }> {
  const get = `GET /openapi.json HTTP/1.1\r\n${host}\r\n`;
  const before = await connections(rig);
  const began = performance.now();
  const sockets = Array.from({ length: readers }, () => {
    const socket = openSocket(rig);
    socket.pause();
    socket.write(get.repeat(requestsUnread));
    return socket;
  });
  let slowest = 0;
  do {
    slowest = Math.max(slowest, await answeredWithin(rig, ana));
    if (performance.now() - began > leftWithinMs)
      throw new Error("Slow readers are kept for ever.");
    await pause(500);
  } while ((await connections(rig)) > before + fewMore);
  for (const socket of sockets) socket.destroy();
  return { took: performance.now() - began, slowest };
}

/** How many connections the program has open, of any kind. */
async function connections(rig: Rig): Promise<number> {
  const numbers = await (await fetch(`${rig.url()}/metrics`)).text();
  const found = /^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/m.exec(numbers);
  return Number(found?.[1] ?? 0);
}

async function answeredWithin(rig: Rig, ana: Visitor): Promise<number> {
  const began = performance.now();
  await ana.must("getCurrentUser");
  const took = Math.round(performance.now() - began);
  if (took > rig.limits.hangMs) throw new Error(`Somebody else waited ${took} ms.`);
  return took;
}

function openSocket(rig: Rig): Socket {
  const socket = connect(Number(new URL(rig.url()).port), "127.0.0.1");
  socket.on("error", () => undefined);
  return socket;
}
