import type { RateSource } from "../../application/ports/rate-source.ts";
import { BitstampRates } from "./bitstamp-rates.ts";
import { CoinbaseDollarRates } from "./coinbase-dollar-rates.ts";
import { CoinbaseRates } from "./coinbase-rates.ts";
import { DemoRates } from "./demo-rates.ts";
import { KrakenRates } from "./kraken-rates.ts";

/** Where market prices come from: a demo market, or public exchanges by their addresses. */
export type RatesSettings =
  | { readonly kind: "demo" }
  | { readonly kind: "http"; readonly addresses: RateAddresses };

/** Addresses without a path. */
export interface RateAddresses {
  readonly kraken: string;
  readonly coinbase: string;
  readonly bitstamp: string;
  /** Of Coinbase's list of fiat rates. */
  readonly coinbaseFiat: string;
}

export const publicRateAddresses: RateAddresses = {
  kraken: "https://api.kraken.com",
  coinbase: "https://api.exchange.coinbase.com",
  bitstamp: "https://www.bitstamp.net",
  coinbaseFiat: "https://api.coinbase.com",
};

/** The sources that the settings name. The clock returns milliseconds since the epoch. */
export function rateSources(settings: RatesSettings, clock: () => number): readonly RateSource[] {
  if (settings.kind === "demo") return [new DemoRates(clock)];
  const { kraken, coinbase, bitstamp, coinbaseFiat } = settings.addresses;
  return [
    new KrakenRates(kraken, clock),
    new CoinbaseRates(coinbase),
    new BitstampRates(bitstamp),
    new CoinbaseDollarRates(coinbaseFiat, clock),
  ];
}
