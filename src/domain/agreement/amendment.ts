import type { Fiat } from "../money/fiat.ts";
import { add, subtract, type Money } from "../money/money.ts";
import { shareOfMoney, totalOf } from "../settlement/settlement.ts";
import type { TradePolicy } from "../trade/trade-policy.ts";
import type { Trade } from "../trade/trade.ts";

/** What an agreed amendment would move (T26). */
interface Amendment {
  readonly buyerGets: Money;
  /** What is returned of amount, fee and cashback; below zero where the seller adds. */
  readonly sellerGetsBack: Money;
}

/** The most fiat that both can agree on as received. */
export function mostReceived(
  { money: { fiat } }: Pick<Trade, "money">,
  { amendAtMostPercent }: Pick<TradePolicy, "amendAtMostPercent">,
): Fiat {
  return { ...fiat, minor: (fiat.minor * BigInt(amendAtMostPercent)) / 100n };
}

/** What limits and the offer's cap are checked against again. */
export interface TradeMore {
  readonly fiat: Fiat;
  readonly usdCents: bigint;
}

/** How much more than agreed arrived; undefined if it was not more (T26). */
export function moreThanAgreed(
  { money: agreed }: Pick<Trade, "money">,
  received: Fiat,
): TradeMore | undefined {
  const { fiat, usdCents } = agreed;
  if (received.minor <= fiat.minor) return undefined;
  const share = { numerator: received.minor, denominator: fiat.minor };
  return {
    fiat: { ...fiat, minor: received.minor - fiat.minor },
    usdCents: shareOfMoney(agreed, share).usdCents - usdCents,
  };
}

/** What each side would get for the fiat that actually arrived. */
export function amendment({ money }: Pick<Trade, "money">, received: Fiat): Amendment {
  const share = { numerator: received.minor, denominator: money.fiat.minor };
  const part = shareOfMoney(money, share);
  return {
    buyerGets: add(part.amount, part.cashback),
    sellerGetsBack: subtract(totalOf(money), totalOf(part)),
  };
}
