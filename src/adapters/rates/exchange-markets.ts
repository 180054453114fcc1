import type { RealAsset } from "../../domain/money/asset.ts";
import type { FiatCode } from "../../domain/money/fiat.ts";

/** The markets that are requested from exchanges; other fiat is crossed through the US dollar. */
export const exchangeMarkets: readonly {
  readonly base: RealAsset;
  readonly currency: FiatCode;
}[] = (["BTC", "ETH", "USDT"] as const).flatMap((base) =>
  ["USD", "EUR", "GBP"].map((currency) => ({ base, currency })),
);
