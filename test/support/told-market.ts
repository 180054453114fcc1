import type { DollarPrices, MarketPrices } from "../../src/application/ports/market-prices.ts";
import type { AssetCode } from "../../src/domain/money/asset.ts";
import type { Fiat, FiatCode } from "../../src/domain/money/fiat.ts";
import { parsePrice } from "../../src/domain/money/price.ts";

/** A market whose prices a test sets. */
export class ToldMarket implements MarketPrices, DollarPrices {
  readonly #rates = new Map<string, { readonly rate: string; readonly at: number }>();
  usdCentsPerMinor: bigint | undefined = 1n;

  /** The price of one coin, as of now or another time; without a price there is none. */
  tell(asset: AssetCode, currency: FiatCode, rate?: string, at = Date.now()): void {
    if (rate === undefined) this.#rates.delete(asset + currency);
    else this.#rates.set(asset + currency, { rate, at });
  }

  quote<Code extends AssetCode>(asset: Code, currency: FiatCode) {
    const told = this.#rates.get(asset + currency);
    const price = told && parsePrice(asset, currency, told.rate);
    return told && price?.ok ? { price: price.value, at: told.at, sources: ["told"] } : undefined;
  }

  fiatOf(usdCents: bigint, currency: FiatCode): Fiat | undefined {
    if (!this.usdCentsPerMinor) return undefined;
    return { currency, minor: usdCents / this.usdCentsPerMinor };
  }

  usdCents({ minor }: Fiat): bigint | undefined {
    return this.usdCentsPerMinor && minor * this.usdCentsPerMinor;
  }
}
