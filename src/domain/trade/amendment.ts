import type { Fiat } from "../money/fiat.ts";
import { add, subtract, type Money } from "../money/money.ts";
import { shareOfMoney, totalOf } from "./settlement.ts";
import type { Trade } from "./trade.ts";

/** What an agreed amendment would move (T26). */
export interface Amendment {
  readonly buyerGets: Money;
  /** What comes back of amount, fee and cashback; below zero where the seller adds. */
  readonly sellerGetsBack: Money;
}

/** What each would get for the fiat that really arrived. */
export function amendment({ money }: Pick<Trade, "money">, received: Fiat): Amendment {
  const share = { numerator: received.minor, denominator: money.fiat.minor };
  const part = shareOfMoney(money, share);
  return {
    buyerGets: add(part.amount, part.cashback),
    sellerGetsBack: subtract(totalOf(money), totalOf(part)),
  };
}
