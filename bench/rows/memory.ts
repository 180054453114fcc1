import type { Bench, Row } from "./row.ts";

/** The time limit: after it, the trades done so far are the result. */
const mostMs = 480_000;

/** The server's memory after many trades, compared with after few. */
export async function measureMemory(bench: Bench): Promise<readonly Row[]> {
  const { bed, load, sizes, tell } = bench;
  const { server, secret } = await bed.market("small");
  const { first, last, step } = sizes.memory;
  const trade = (trades: number) =>
    load.run({
      kind: "trades",
      url: server.url,
      secret,
      connections: 64,
      trades,
      pairs: sizes.pairs,
      first: 0,
      isHot: false,
      upTo: "release",
    });
  await trade(first);
  const before = await server.memory();
  tell(`memory after ${first}: ${JSON.stringify(before)}`);
  const begun = performance.now();
  let done = first;
  while (done < last && performance.now() - begun < mostMs) {
    await trade(step);
    done += step;
  }
  const after = await server.memory();
  tell(`memory after ${done}: ${JSON.stringify(after)}`);
  const row = (name: string, key: "inUse" | "resident"): Row => ({
    what: `${name} after ${done.toLocaleString("en")} trades`,
    reference: `after ${first.toLocaleString("en")}`,
    ours: megabytes(after[key]),
    theirs: megabytes(before[key]),
    figure: after[key] / before[key],
    goal: { atMost: 1.1 },
  });
  return [row("memory in use", "inUse"), row("memory of the process", "resident")];
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
