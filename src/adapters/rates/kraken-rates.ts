import { Type } from "typebox";
import type { RateSource, Ticker } from "../../application/ports/rate-source.ts";
import { exchangeMarkets } from "./exchange-markets.ts";
import { knownPoints } from "./known-points.ts";
import { readJson } from "./read-json.ts";

const numbers = Type.Array(Type.String(), { minItems: 1 });

const answer = Type.Object({
  error: Type.Array(Type.String()),
  result: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Object({
        /** The last trade: its price and size. */
        c: numbers,
        /** The best offers: their price and size. */
        a: Type.Optional(numbers),
        b: Type.Optional(numbers),
        /** The average by volume, of today and of 24 hours. */
        p: Type.Optional(numbers),
      }),
    ),
  ),
});

/** Kraken's code for Bitcoin; the others are the usual ones. */
const kraken = (code: string) => (code === "BTC" ? "XBT" : code);

/** Kraken's public ticker: all markets in one call, without a timestamp. */
export class KrakenRates implements RateSource {
  readonly name = "kraken";
  readonly #address: string;
  readonly #clock: () => number;

  constructor(address: string, clock: () => number) {
    this.#address = address;
    this.#clock = clock;
  }

  async read(): Promise<readonly Ticker[]> {
    const url = new URL("/0/public/Ticker", this.#address);
    const pairs = exchangeMarkets.map(({ base, currency }) => kraken(base) + currency);
    url.searchParams.set("pair", pairs.join(","));
    const at = this.#clock();
    const { error, result = {} } = await readJson(url, answer);
    if (error.length > 0) throw new Error(`Kraken says ${error.join(", ")}`);
    return exchangeMarkets.flatMap(({ base, currency }) => {
      const [market] = namesOf(base, currency).flatMap((name) => result[name] ?? []);
      const [rate] = market?.c ?? [];
      if (!market || rate === undefined) return [];
      const points = knownPoints({
        bid: market.b?.[0],
        ask: market.a?.[0],
        average: market.p?.[1],
      });
      return [{ base, currency, rate, at, ...points }];
    });
  }
}

/** Market names in the answer: the old ones with X and Z before both codes or one of them. */
function namesOf(base: string, currency: string): readonly string[] {
  const code = kraken(base);
  return [`X${code}Z${currency}`, `${code}Z${currency}`, `${code}${currency}`];
}
