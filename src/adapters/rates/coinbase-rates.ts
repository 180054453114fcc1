import { Type } from "typebox";
import type { RateSource, Ticker } from "../../application/ports/rate-source.ts";
import { exchangeMarkets } from "./exchange-markets.ts";
import { knownPoints } from "./known-points.ts";
import { readJson } from "./read-json.ts";

/** `price` and `time` are those of the last trade. */
const answer = Type.Object({
  price: Type.String(),
  time: Type.String(),
  bid: Type.Optional(Type.String()),
  ask: Type.Optional(Type.String()),
});

/** Coinbase Exchange's public ticker: one call per market. */
export class CoinbaseRates implements RateSource {
  readonly name = "coinbase";
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** A market that does not answer is left out, unless none does. */
  async read(): Promise<readonly Ticker[]> {
    const answers = await Promise.allSettled(
      exchangeMarkets.map(async ({ base, currency }): Promise<Ticker> => {
        const url = new URL(`/products/${base}-${currency}/ticker`, this.#address);
        const { price, time, bid, ask } = await readJson(url, answer);
        const points = knownPoints({ bid, ask });
        return { base, currency, rate: price, at: Date.parse(time), ...points };
      }),
    );
    const tickers = answers.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    if (tickers.length === 0) {
      throw new AggregateError(answers.map((each) => "reason" in each && each.reason));
    }
    return tickers;
  }
}
