import { Client } from "pg";
import { DemoRates } from "../../src/adapters/rates/demo-rates.ts";
import { PostgresOfferViews } from "../../src/adapters/persistence/offer/postgres-offer-views.ts";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import { findNoObstacles } from "../../src/application/offer/offer-in-view.ts";
import { ListOffers } from "../../src/application/offer/list-offers.ts";
import { OfferWindow } from "../../src/application/offer/offer-window.ts";
import { LiveMarketPrices } from "../../src/application/market/live-market-prices.ts";
import { RefreshMarketPrices } from "../../src/application/market/refresh-market-prices.ts";
import type { FiatCode } from "../../src/domain/money/fiat.ts";
import {
  defaultMarketPolicy,
  defaultPolicy,
  defaultStartPolicy,
} from "../../src/domain/policy/default-policy.ts";
import type { Database } from "../bed/bed.ts";
import { LoadProcess } from "../load/load-process.ts";
import { pairOf } from "../load/people.ts";
import { measureListQueries } from "./list-queries.ts";
import { inRounds, median, milliseconds, perSecond, type Bench, type Row } from "./row.ts";

/** What owners and visitors do with a million offers. */
export async function measureOffers(bench: Bench): Promise<readonly Row[]> {
  return [
    ...(await measureListQueries(bench)),
    await measurePriceMove(bench),
    await measureRank(bench),
    await measureMargins(bench),
  ];
}

/** The wizard asks with every change of a margin. */
async function measureRank({ bed, load, sizes }: Bench): Promise<Row> {
  const { server } = await bed.market("many-offers");
  const path = (place: number) =>
    `/rest/v1/offer-manager/market-depth?type=${place % 2 === 0 ? "sell" : "buy"}` +
    `&crypto_currency_code=BTC&currency=${["EUR", "USD", "NGN"][place % 3]}` +
    `&payment_method=${["sepa-instant", "wise", "zelle"][place % 3]}&margin=${place - 10}.5`;
  const job = {
    kind: "reads",
    url: server.url,
    connections: 4,
    readings: Array.from({ length: 30 }, (_, place) => ({
      paths: [path(place)],
      traderId: pairOf(place).sellerId,
    })),
  } as const;
  await load.run({ ...job, count: Math.ceil(sizes.ranks / 10) });
  const { all } = await load.run({ ...job, count: sizes.ranks });
  return {
    what: "the rank of an offer in the wizard, p95 over HTTP (ms)",
    reference: "–",
    ours: milliseconds(all.p95),
    theirs: "–",
    figure: all.p95,
    goal: { atMost: 50 },
  };
}

const currenciesOfMove = ["EUR", "USD", "GBP", "NGN", "INR", "BRL"] as const;

/** From a move of a coin's price until every list of the coin shows it; no offer may be written. */
async function measurePriceMove({ bed, rounds, tell }: Bench): Promise<Row> {
  const database = await bed.database("many-offers");
  const pool = await createDataSource(database).initialize();
  try {
    let percent = 100n;
    const source = {
      name: "moved",
      read: async () => {
        const tickers = await new DemoRates(Date.now).read();
        return tickers.map((ticker) =>
          ticker.base === "BTC"
            ? {
                ...ticker,
                at: Date.now(),
                rate: String((BigInt(Math.round(Number(ticker.rate))) * percent) / 100n),
              }
            : { ...ticker, at: Date.now() },
        );
      },
    };
    const prices = new LiveMarketPrices(() => defaultMarketPolicy, Date.now);
    const refresh = new RefreshMarketPrices([source], prices, () => undefined);
    const window = new OfferWindow(prices, findNoObstacles, () => defaultPolicy);
    const views = new PostgresOfferViews(pool, () => defaultStartPolicy);
    const lists = new ListOffers(views, prices, window, () => ({
      ...defaultPolicy.offer,
      ...defaultPolicy.flags,
    }));
    const read = (currency: FiatCode) =>
      lists.execute({ type: "buy", cryptoCurrencyId: 8, currency, limit: 10 }, undefined);
    await refresh.execute();
    const written = await writesOf(database);
    const times = await inRounds(rounds, async (round) => {
      await Promise.all(currenciesOfMove.map(read));
      percent = round % 2 === 0 ? 104n : 100n;
      const begun = performance.now();
      await refresh.execute();
      const moved = await Promise.all(currenciesOfMove.map(read));
      const took = performance.now() - begun;
      if (moved.some((list) => !list.ok || list.value.offers.length === 0)) {
        throw new Error("A list is empty");
      }
      return took;
    });
    const rewritten = (await writesOf(database)) - written;
    tell(`a price move wrote ${rewritten} offers`);
    if (rewritten > 0) throw new Error("A move of a price wrote offers");
    const took = median(times) / 1_000;
    return {
      what: "a price move of Bitcoin, until its lists in six currencies show it (s); no offer written",
      reference: "–",
      ours: `${took.toFixed(2)} s`,
      theirs: "–",
      figure: took,
      goal: { atMost: 2 },
    };
  } finally {
    await pool.destroy();
  }
}

/** How many rows of offers were ever added or changed. */
async function writesOf(database: Database): Promise<number> {
  const client = new Client(database);
  await client.connect();
  const { rows } = await client.query<{ written: string }>(
    "SELECT n_tup_ins + n_tup_upd AS written FROM pg_stat_user_tables WHERE relname = 'offer'",
  );
  await client.end();
  return Number(rows[0]?.written);
}

const updatesPerSecond = 200;
/** More than a round lasts. */
const mostSeconds = 60;

/** The mixed search while owners change margins, beside the same search alone. */
async function measureMargins({ bed, load, sizes, rounds, tell }: Bench): Promise<Row> {
  const { server, secret, database } = await bed.market("many-offers");
  const readings = ["EUR", "NGN", "USD", "GBP"].map((currency) => ({
    paths: [`/rest/v1/offers?type=buy&crypto_currency_id=8&currency=${currency}`],
  }));
  const search = () =>
    load.run({
      kind: "reads",
      url: server.url,
      connections: 64,
      readings,
      count: sizes.searchesOfRound,
    });
  const client = new Client(database);
  await client.connect();
  await search();
  const perRound = updatesPerSecond * mostSeconds;
  const runs = await inRounds(rounds, async (round) => {
    const alone = (await search()).perSecond;
    const { rows: offers } = await client.query<{ id: string; ownerId: string }>(
      `SELECT id, owner_id AS "ownerId" FROM offer WHERE margin_bp IS NOT NULL AND version = 1
        ORDER BY id LIMIT $1`,
      [perRound],
    );
    const owners = new LoadProcess();
    const changes = owners
      .run({
        kind: "margins",
        url: server.url,
        secret,
        connections: 16,
        perSecond: updatesPerSecond,
        margin: `${round + 1}.25`,
        offers,
      })
      .catch(() => undefined);
    // The process takes a moment to start.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const changed = async () => {
      const { rows } = await client.query<{ count: string }>(
        "SELECT count(*) FROM offer WHERE id = ANY ($1) AND version > 1",
        [offers.map(({ id }) => id)],
      );
      return Number(rows[0]?.count);
    };
    const [before, begun] = [await changed(), performance.now()];
    const beside = (await search()).perSecond;
    const rate = ((await changed()) - before) / ((performance.now() - begun) / 1_000);
    owners.stop();
    await changes;
    tell(`search ${perSecond(alone)}, beside ${perSecond(rate)} changes ${perSecond(beside)}`);
    return { alone, beside };
  });
  await client.end();
  return {
    what: `search beside ${updatesPerSecond} changes of margins a second`,
    reference: "the same search alone",
    ours: perSecond(median(runs.map(({ beside }) => beside))),
    theirs: perSecond(median(runs.map(({ alone }) => alone))),
    figure: median(runs.map(({ alone, beside }) => beside / alone)),
    goal: { atLeast: 0.85 },
  };
}
