import { assets } from "../money/asset.ts";
import type { Price } from "../money/price.ts";
import { roundDown, roundUp } from "../money/rounding.ts";
import type { TradePolicy } from "../trade/trade-policy.ts";
import type { Trade } from "../trade/trade.ts";

type Agreed = Pick<Trade, "money">;

/** How far the market may move before either side can ask for a new price; both ends included. */
interface PriceBand {
  readonly low: Price;
  readonly high: Price;
}

/** The band around the market price at which the trade was agreed (decisions, Beyond the peers). */
export function priceBand({ money }: Agreed, policy: TradePolicy): PriceBand {
  const { marketPrice, amount } = money;
  const width = BigInt(policy.volatilityBand[assets[amount.asset].standsFor]);
  return {
    low: { ...marketPrice, scaled: roundUp(marketPrice.scaled * (10_000n - width), 10_000n) },
    high: { ...marketPrice, scaled: roundDown(marketPrice.scaled * (10_000n + width), 10_000n) },
  };
}

/** Whether the market left the band around its price at the time of the agreement. */
export function isOutsideBand(trade: Agreed, market: Price, policy: TradePolicy): boolean {
  const { low, high } = priceBand(trade, policy);
  return market.scaled < low.scaled || market.scaled > high.scaled;
}
