import type { Market } from "../bed/bed.ts";
import { pairOf } from "../load/people.ts";
import { inRounds, median, milliseconds, type Bench, type Row } from "./row.ts";

/** How long one operation takes on a database, in milliseconds. */
type Took = Readonly<Record<"start" | "release" | "list", number>>;

/** The same few requests on a database of a million trades and on one of a thousand. */
export async function measureSize(bench: Bench): Promise<readonly Row[]> {
  const { bed, load, sizes, rounds, tell } = bench;
  const { pairs, trades, tradesOfSize, listsOfSize } = sizes;
  const small = await bed.market("small");
  const large = await bed.market("large");
  // Both begin with pairs with which no other row leaves trades running.
  let first = Math.floor(pairs / 2);
  const run = async ({ server, secret }: Market): Promise<Took> => {
    const traded = await load.run({
      kind: "trades",
      url: server.url,
      secret,
      connections: 4,
      trades: tradesOfSize,
      pairs,
      first,
      isHot: false,
      upTo: "release",
    });
    const listed = await load.run({
      kind: "reads",
      url: server.url,
      connections: 4,
      readings: Array.from({ length: tradesOfSize }, (_, place) => ({
        paths: ["/rest/v1/trade/history"],
        traderId: pairOf((first + place) % pairs).buyerId,
      })),
      count: listsOfSize,
    });
    const took = (kind: string) => traded.byKind[kind]?.median ?? Number.NaN;
    return { start: took("start"), release: took("release"), list: listed.all.median };
  };
  await run(small);
  await run(large);
  const runs = await inRounds(rounds, async (round) => {
    first += tradesOfSize;
    const few = await run(small);
    const many = await run(large);
    tell(`size ${round + 1}: ${JSON.stringify({ few, many })}`);
    return { few, many };
  });
  return (["start", "release", "list"] as const).map((kind) => ({
    what: `${kind === "list" ? "list of past trades" : kind} at ${trades.large.toLocaleString("en")} trades`,
    reference: `at ${trades.small.toLocaleString("en")} trades`,
    ours: milliseconds(median(runs.map(({ many }) => many[kind]))),
    theirs: milliseconds(median(runs.map(({ few }) => few[kind]))),
    figure: median(runs.map(({ few, many }) => many[kind] / few[kind])),
    goal: { atMost: 1.3 },
  }));
}
