import { setTimeout as pause } from "node:timers/promises";
import { HttpConnection } from "../load/http-connection.ts";
import { inRounds, median, milliseconds, type Bench, type Row } from "./row.ts";

/** How long others ask after the last was told, in milliseconds. */
const askingMs = 3_000;

/** Many who wait for the market to move: what each costs, how late they are told, and how long others wait meanwhile. */
export async function measureWaits(bench: Bench): Promise<readonly Row[]> {
  const { bed, load, sizes, rounds, tell } = bench;
  const { server } = await bed.market("small");
  const { url } = server;
  // What the first requests load is no cost of waiting.
  await load.run({ kind: "waits", url, waiters: 50 });
  await load.run({ kind: "waits", url, waiters: 0 });
  const before = await server.memory();
  await load.run({ kind: "waits", url, waiters: sizes.waiters });
  const after = await server.memory();
  const perWaiter = (after.inUse - before.inUse) / sizes.waiters / 1_024;
  const resident = (after.resident - before.resident) / sizes.waiters / 1_024;
  const moves = await inRounds(rounds, async (round) => {
    const move = load.run({ kind: "move" });
    const asked = longestWait(url, move);
    const { all } = await move;
    const others = await asked;
    tell(
      `move ${round + 1}: median ${milliseconds(all.median)}, p99 ${milliseconds(all.p99)}, ` +
        `others waited ${milliseconds(others)} at most`,
    );
    return { p99: all.p99, others };
  });
  await load.run({ kind: "waits", url, waiters: 0 });
  const waiters = `${sizes.waiters.toLocaleString("en")} who wait`;
  const p99 = median(moves.map((move) => move.p99));
  const others = median(moves.map((move) => move.others));
  return [
    {
      what: "a move of the market, from its news to the browser, p99 (ms)",
      reference: waiters,
      ours: milliseconds(p99),
      theirs: "–",
      figure: p99,
      goal: { atMost: 2_000 },
    },
    {
      what: "the longest that another request waits meanwhile (ms)",
      reference: waiters,
      ours: milliseconds(others),
      theirs: "–",
      figure: others,
      goal: { atMost: 250 },
    },
    {
      what: "memory of one who waits (KB in use)",
      reference: `${waiters}; of the process`,
      ours: `${perWaiter.toFixed(1)} KB`,
      theirs: `${resident.toFixed(1)} KB`,
      figure: perWaiter,
      goal: { atMost: 30 },
    },
  ];
}

/** Of requests one after the other, until the move is over and a little longer. */
async function longestWait(url: string, move: Promise<unknown>): Promise<number> {
  const connection = await HttpConnection.open(url);
  let until = Number.POSITIVE_INFINITY;
  void move.then(() => (until = performance.now() + askingMs));
  let longest = 0;
  while (performance.now() < until) {
    const begun = performance.now();
    await connection.send("GET", "/healthz", "");
    longest = Math.max(longest, performance.now() - begun);
    await pause(5);
  }
  connection.close();
  return longest;
}
