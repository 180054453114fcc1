import type { Price } from "../../domain/money/price.ts";
import type { StartPolicy } from "../../domain/trade-start/start-policy.ts";
import type { Instant, TradeMoney } from "../../domain/trade/trade.ts";
import type { MarketPrices } from "../ports/market-prices.ts";

/** The market price for a trade at a moment; undefined if none is fresh. */
export type MarketOf = (
  money: TradeMoney,
  now: Instant,
  policy: Pick<StartPolicy, "ratesAtMostSeconds">,
) => Price | undefined;

/** The market as a start would see it: no older than rates may be then (decisions, Money). */
export function freshMarket(prices: Pick<MarketPrices, "quote">): MarketOf {
  return ({ amount, fiat }, now, { ratesAtMostSeconds }) => {
    const quote = prices.quote(amount.asset, fiat.currency);
    return quote && now - quote.at <= ratesAtMostSeconds * 1_000 ? quote.price : undefined;
  };
}

/** For uses that need no prices. */
export const noMarket: MarketOf = () => undefined;
