import type { Price } from "../money/price.ts";
import type { TradePolicy } from "./trade-policy.ts";
import type { Trade } from "./trade.ts";

/** Whether the market left the band around the price that it had when the trade was agreed. */
export function isOutsideBand({ money }: Trade, market: Price, policy: TradePolicy): boolean {
  const agreed = money.marketPrice.scaled;
  const moved = market.scaled > agreed ? market.scaled - agreed : agreed - market.scaled;
  return moved * 10_000n > BigInt(policy.volatilityBand[money.amount.asset]) * agreed;
}
