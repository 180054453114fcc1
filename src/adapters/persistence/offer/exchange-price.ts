import type { ExchangeRate } from "../../../domain/market/exchange-rate.ts";

/** Rates as the parameter of `exchangePriceSql`, by "kraken:last"; null if there are none. */
export function ratesParameter(rates: readonly ExchangeRate[] | undefined): string | null {
  if (!rates || rates.length === 0) return null;
  return JSON.stringify(
    Object.fromEntries(
      rates.map(({ source, point, scaled }) => [`${source}:${point}`, `${scaled}`]),
    ),
  );
}

/**
 * What a coin costs under `offer` by these rates, an expression of JSON: as `exchangePrice` of the domain has it.
 * Null if the offer follows no exchange, or the rates do not name it. `whole` is a whole price in basis points.
 */
export function exchangePriceSql(rates: string, whole: string): string {
  return `least(greatest(
    round((${rates} ->> (offer.rate_source || ':' || offer.rate_point))::numeric
      * offer.rate_multiplier_bp / ${whole}), offer.rate_floor), offer.rate_ceiling)`;
}
