import { Type } from "typebox";
import type { RateSource, Ticker } from "../../application/ports/rate-source.ts";
import { exchangeMarkets } from "./exchange-markets.ts";
import { knownPoints } from "./known-points.ts";
import { readJson } from "./read-json.ts";

const answer = Type.Array(
  Type.Object({
    /** "BTC/USD". */
    pair: Type.String(),
    last: Type.String(),
    bid: Type.Optional(Type.String()),
    ask: Type.Optional(Type.String()),
    /** By volume, of 24 hours. */
    vwap: Type.Optional(Type.String()),
    /** Seconds since the epoch. */
    timestamp: Type.String(),
  }),
);

/** Bitstamp's public ticker: all its markets in one call. */
export class BitstampRates implements RateSource {
  readonly name = "bitstamp";
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  async read(): Promise<readonly Ticker[]> {
    const markets = await readJson(new URL("/api/v2/ticker/", this.#address), answer);
    const byPair = new Map(markets.map((market) => [market.pair, market]));
    return exchangeMarkets.flatMap(({ base, currency }) => {
      const market = byPair.get(`${base}/${currency}`);
      if (!market) return [];
      const { last, bid, ask, vwap: average, timestamp } = market;
      const points = knownPoints({ bid, ask, average });
      return [{ base, currency, rate: last, at: Number(timestamp) * 1000, ...points }];
    });
  }
}
