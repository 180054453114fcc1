import { cryptoCurrencies, type CryptoCurrency } from "../../domain/catalogue/crypto-currencies.ts";
import type { Price } from "../../domain/money/price.ts";
import type { MarketPrices } from "../ports/market-prices.ts";

/** An asset with its price. */
interface CryptoCurrencyNow {
  readonly crypto: CryptoCurrency;
  /** In US dollars; undefined while unknown. */
  readonly dollars: Price | undefined;
}

/** Lists the assets of the marketplace with their prices. */
export class ListCryptoCurrencies {
  readonly #prices: MarketPrices;

  constructor(prices: MarketPrices) {
    this.#prices = prices;
  }

  execute(): readonly CryptoCurrencyNow[] {
    return cryptoCurrencies.map((crypto) => ({
      crypto,
      dollars: this.#prices.quote(crypto.asset.code, "USD")?.price,
    }));
  }
}
