import { add, money, type Money } from "../money/money.ts";
import { shareOfMoney, splitShare } from "./settlement.ts";
import type { Trade } from "../trade/trade.ts";

/** The crypto that the buyer received in a closed trade, cashback included. */
export function receivedByBuyer({ stage, escrow, money: agreed, memory }: Trade): Money {
  const nothing = money(agreed.amount.asset, 0n);
  if (escrow !== "released" && escrow !== "split") return nothing;
  const { verdict } = memory;
  const isSplit = stage === "decided_split" && verdict?.for === "split";
  const part = isSplit ? shareOfMoney(agreed, splitShare(verdict.buyerShare)) : agreed;
  return add(part.amount, part.cashback);
}
