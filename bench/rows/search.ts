import { startReference } from "../reference/reference-process.ts";
import { inRounds, median, perSecond, type Bench, type Row } from "./row.ts";

/** Every filter, alone or with others, and the second page of a list. */
const queries = [
  "type=buy&crypto_currency_id=8&currency=EUR",
  "type=sell&crypto_currency_id=8&currency=NGN",
  "type=buy&crypto_currency_id=6&currency=USD&payment-method=ach",
  "type=buy&crypto_currency_id=8&currency=EUR&fiat-min=150.00",
  "type=sell&crypto_currency_id=9&currency=GBP&group=bank-transfers",
  "type=buy&crypto_currency_id=8&currency=EUR&payment-method=sepa-instant&fiat-min=200.00",
  "type=buy&currency=EUR",
];

/** The list as it opens: every asset in every currency. */
const everything = "type=buy";

/** Searches over a million offers, as visitors who are not signed in. */
export async function measureSearch(bench: Bench): Promise<readonly Row[]> {
  const { bed, load, sizes, rounds, tell } = bench;
  const { server, database } = await bed.market("many-offers");
  const filtered = [...queries, await secondPage(server.url, queries[0] ?? "")];
  const searches = [...filtered, everything];
  const reference = await startReference({ address: database, searches, rooms: [] });
  const run = (url: string, paths: readonly string[], count: number) =>
    load.run({
      kind: "reads",
      url,
      connections: 64,
      readings: paths.map((path) => ({ paths: [path] })),
      count,
    });
  const ours = (chosen: readonly string[], count: number) =>
    run(
      server.url,
      chosen.map((query) => `/rest/v1/offers?${query}`),
      count,
    );
  const bare = (chosen: readonly string[], count: number) =>
    run(
      reference.url,
      chosen.map((query) => `/search/${searches.indexOf(query)}`),
      count,
    );
  const compare = async (name: string, chosen: readonly string[], count: number) => {
    await ours(chosen, Math.ceil(count / 2));
    await bare(chosen, Math.ceil(count / 2));
    const runs = await inRounds(rounds, async (round) => {
      const alone = (await bare(chosen, count)).perSecond;
      const whole = (await ours(chosen, count)).perSecond;
      tell(`${name} ${round + 1}: ${perSecond(whole)}, bare ${perSecond(alone)}`);
      return { whole, alone };
    });
    return {
      reference: "a bare Express route, the same SQL and pool",
      ours: perSecond(median(runs.map(({ whole }) => whole))),
      theirs: perSecond(median(runs.map(({ alone }) => alone))),
      figure: median(runs.map(({ whole, alone }) => whole / alone)),
      goal: { atLeast: 0.8 },
    };
  };
  try {
    const offers = sizes.offers.many.toLocaleString("en");
    const count = sizes.searchesOfRound;
    return [
      {
        what: `offer search over ${offers} offers, filters mixed`,
        ...(await compare("search", filtered, count)),
      },
      {
        what: "the list as it opens, without a filter",
        ...(await compare("list", [everything], Math.ceil(count / 20))),
      },
    ];
  } finally {
    reference.stop();
  }
}

async function secondPage(url: string, query: string): Promise<string> {
  const answer = await fetch(`${url}/rest/v1/offers?${query}`);
  const { meta } = (await answer.json()) as { meta: { nextPageId: string } };
  return `${query}&page_id=${encodeURIComponent(meta.nextPageId)}`;
}
