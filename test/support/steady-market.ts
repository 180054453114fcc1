import type { MarketPrices } from "../../src/application/ports/market-prices.ts";
import type { ExchangeRate } from "../../src/domain/market/exchange-rate.ts";
import type { AssetCode } from "../../src/domain/money/asset.ts";
import type { Fiat, FiatCode } from "../../src/domain/money/fiat.ts";

/** 1 BTC = 50,000 EUR, 1 EUR = 1.10 USD, until a test moves it or lets the rates go stale. */
export class SteadyMarket implements MarketPrices {
  /** In euros per coin. */
  coin = 50_000n;
  isStale = false;
  readonly #clock: () => number;

  /** The clock returns milliseconds since the epoch. */
  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  quote<Code extends AssetCode>(asset: Code, currency: FiatCode) {
    const at = this.isStale ? this.#clock() - 3_600_000 : this.#clock();
    return {
      price: { asset, currency, scaled: this.coin * 100_000_000n },
      at,
      sources: ["test"],
    };
  }

  exchangeRates(): readonly ExchangeRate[] {
    return [];
  }

  usdCents({ minor }: Fiat): bigint {
    return (minor * 110n) / 100n;
  }
}
