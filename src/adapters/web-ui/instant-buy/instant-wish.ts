import type { AssetCode } from "../../../domain/money/asset.ts";
import { assetOfSlug, coinSlugs } from "../../http/contract/coins.ts";
import { amountShape } from "../market/amount-shape.ts";

/** What somebody wants to buy at once. */
export interface InstantWish {
  readonly coin: AssetCode;
  readonly currency: string;
  /** As typed: digits with at most one point, or empty. */
  readonly amount: string;
}

/** Parses the wish in an address. Malformed values are ignored. */
export function readWish(search: string, usualCurrency: string): InstantWish {
  const query = new URLSearchParams(search);
  const currency = query.get("currencyCode") ?? "";
  const amount = query.get("fiat-min") ?? "";
  return {
    coin: assetOfSlug(query.get("crypto") ?? "") ?? "BTC",
    currency: /^[A-Z]{3}$/.test(currency) ? currency : usualCurrency,
    amount: amountShape.test(amount) ? amount : "",
  };
}

/** The query of its address: always whole, so that it means the same to everybody it is sent to. */
export function wishQuery({ coin, currency, amount }: InstantWish): string {
  const query = new URLSearchParams({ crypto: coinSlugs[coin], currencyCode: currency });
  if (amount !== "") query.set("fiat-min", amount);
  return query.toString();
}
