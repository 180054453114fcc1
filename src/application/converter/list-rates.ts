import { cryptoCurrencies } from "../../domain/catalogue/crypto-currencies.ts";
import { listedCurrencies, type FiatCurrency } from "../../domain/catalogue/fiat-currencies.ts";
import { usualAmount } from "../../domain/converter/usual-amount.ts";
import type { MarketPolicy } from "../../domain/market/market-policy.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { Current } from "../ports/current-policy.ts";
import type { DollarRates, MarketPrices, MarketQuote } from "../ports/market-prices.ts";

/** A currency with what everything costs in it. */
export interface CurrencyRates {
  readonly currency: FiatCurrency;
  /** Its place in lists, from 1. */
  readonly order: number;
  /** What a US dollar costs, at 10^-8 of the unit; undefined while unknown. */
  readonly dollarScaled: bigint | undefined;
  /** What a coin costs, by its code; undefined while unknown. */
  readonly quotes: { readonly [Code in RealAsset]: MarketQuote | undefined };
  /** Whether a coin's rate is too old for trades to start at it. */
  readonly isOld: boolean;
  /** What a converter begins with, as a decimal. */
  readonly defaultAmount: string;
}

/** Lists what coins and the US dollar cost in every currency and metal. */
export class ListRates {
  readonly #prices: MarketPrices & DollarRates;
  readonly #policy: Current<MarketPolicy>;
  readonly #clock: () => number;

  /** The clock returns milliseconds since the epoch. */
  constructor(
    prices: MarketPrices & DollarRates,
    policy: Current<MarketPolicy>,
    clock: () => number,
  ) {
    this.#prices = prices;
    this.#policy = policy;
    this.#clock = clock;
  }

  /** In the order of lists. */
  execute(): readonly CurrencyRates[] {
    const oldest = this.#clock() - this.#policy().startSeconds * 1_000;
    return listedCurrencies.map((currency, index) => {
      const quoted = cryptoCurrencies.map(
        ({ asset }) => [asset.code, this.#prices.quote(asset.code, currency.code)] as const,
      );
      const dollarScaled = this.#prices.dollarIn(currency.code);
      return {
        currency,
        order: index + 1,
        dollarScaled,
        quotes: Object.fromEntries(quoted) as CurrencyRates["quotes"],
        isOld: quoted.some(([, quote]) => quote !== undefined && quote.at < oldest),
        defaultAmount: usualAmount(dollarScaled ?? 10n ** 8n),
      };
    });
  }
}
