import { Type } from "typebox";
import type { RateSource, Ticker } from "../../application/ports/rate-source.ts";
import { fiatCurrencies, metals } from "../../domain/catalogue/fiat-currencies.ts";
import { readJson } from "./read-json.ts";

const answer = Type.Object({
  data: Type.Object({
    currency: Type.Literal("USD"),
    rates: Type.Record(Type.String(), Type.String()),
  }),
});

/** The price of a US dollar in every currency and metal of the catalogue, from Coinbase's public list. */
export class CoinbaseDollarRates implements RateSource {
  readonly name = "coinbase-fiat";
  readonly #address: string;
  readonly #clock: () => number;

  constructor(address: string, clock: () => number) {
    this.#address = address;
    this.#clock = clock;
  }

  async read(): Promise<readonly Ticker[]> {
    const at = this.#clock();
    const url = new URL("/v2/exchange-rates?currency=USD", this.#address);
    const { rates } = (await readJson(url, answer)).data;
    return [...fiatCurrencies, ...metals].flatMap(({ code }) => {
      const rate = code === "USD" ? undefined : rates[code];
      return rate === undefined ? [] : [{ base: "USD" as const, currency: code, rate, at }];
    });
  }
}
