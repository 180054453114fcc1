import type { TradeCard } from "../../http/contract/trade/trade-views.ts";

/** Trades in order of urgency for the user: what ends first, then the oldest. */
export function inOrderOfUrgency(trades: readonly TradeCard[]): readonly TradeCard[] {
  return trades.toSorted(
    (left, right) =>
      compare(end(left), end(right)) ||
      compare(Date.parse(left.startedAt), Date.parse(right.startedAt)),
  );
}

function end({ expiresAt }: TradeCard): number {
  return expiresAt?.timestamp ?? Number.POSITIVE_INFINITY;
}

function compare(left: number, right: number): number {
  return left === right ? 0 : left < right ? -1 : 1;
}
