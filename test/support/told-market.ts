import type { DollarPrices, MarketPrices } from "../../src/application/ports/market-prices.ts";
import type { ExchangeRate } from "../../src/domain/market/exchange-rate.ts";
import type { AssetCode } from "../../src/domain/money/asset.ts";
import type { Fiat, FiatCode } from "../../src/domain/money/fiat.ts";
import { parsePrice } from "../../src/domain/money/price.ts";

/** A market whose prices a test sets. */
export class ToldMarket implements MarketPrices, DollarPrices {
  readonly #rates = new Map<string, { readonly rate: string; readonly at: number }>();
  readonly #exchanges = new Map<string, readonly ExchangeRate[]>();
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

  /** What an exchange says now; without a price it says nothing more. */
  tellExchange(
    asset: AssetCode,
    currency: FiatCode,
    { source, point, at = Date.now() }: Pick<ExchangeRate, "source" | "point"> & { at?: number },
    rate?: string,
  ): void {
    const pair = asset + currency;
    const others = (this.#exchanges.get(pair) ?? []).filter(
      (each) => each.source !== source || each.point !== point,
    );
    const price = rate === undefined ? undefined : parsePrice(asset, currency, rate);
    const told = price?.ok ? [{ source, point, scaled: price.value.scaled, at }] : [];
    this.#exchanges.set(pair, [...others, ...told]);
  }

  exchangeRates(asset: AssetCode, currency: FiatCode): readonly ExchangeRate[] {
    return this.#exchanges.get(asset + currency) ?? [];
  }

  fiatOf(usdCents: bigint, currency: FiatCode): Fiat | undefined {
    if (!this.usdCentsPerMinor) return undefined;
    return { currency, minor: usdCents / this.usdCentsPerMinor };
  }

  usdCents({ minor }: Fiat): bigint | undefined {
    return this.usdCentsPerMinor && minor * this.usdCentsPerMinor;
  }
}
