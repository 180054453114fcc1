import { tradeDeadlineKinds, type Instant, type Trade, type TradeDeadlineKind } from "./trade.ts";

/** The kind of the earliest open deadline that has passed (`now >= at`), if there is one. */
export function dueDeadline(
  { deadlines }: Pick<Trade, "deadlines">,
  now: Instant,
): TradeDeadlineKind | undefined {
  const at = (kind: TradeDeadlineKind) => deadlines[kind] ?? Infinity;
  return tradeDeadlineKinds
    .filter((kind) => now >= at(kind))
    .toSorted((left, right) => at(left) - at(right))[0];
}
