import { makeChange } from "../trade/make-change.ts";
import { isPaused, pausedBetween } from "../trade/pause.ts";
import type { TradeChange } from "../trade/trade-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import { tradeDeadlineKinds, type Trade } from "../trade/trade.ts";

/** Pauses that are shorter than this together, in milliseconds, are not worth a line. */
const worthALine = 1_000;

/**
 * Adds to every open clock the time for which the platform was in maintenance (decisions, Times), once
 * that is over. Undefined when there is nothing to add, and while it lasts.
 */
export function addPauses(trade: Trade, context: TradeContext): TradeChange | undefined {
  const { pauses = [], now } = context;
  if (isPaused(pauses, now) || !hasClocks(trade)) return undefined;
  const paused = pausedSoFar(trade, context);
  if (paused < worthALine) return undefined;
  const facts = { seconds: String(Math.round(paused / 1_000)) };
  const action = { act: "clock-extended", by: "clock" } as const;
  return makeChange(withPauses(trade, context), action, { facts }, context);
}

/**
 * The trade as it is judged: what has passed of pauses is added to its clocks, so that none runs out
 * in one, and a clock that an act begins in one is not extended by what passed before.
 */
export function withPauses(trade: Trade, context: TradeContext): Trade {
  const paused = pausedSoFar(trade, context);
  if (paused === 0 || !hasClocks(trade)) return trade;
  const { deadlines, proposals, memory } = trade;
  const later = tradeDeadlineKinds.flatMap((kind) => {
    const at = deadlines[kind];
    return at === undefined ? [] : [[kind, at + paused] as const];
  });
  return {
    ...trade,
    deadlines: Object.fromEntries(later),
    proposals: proposals.map((each) => ({ ...each, validUntil: each.validUntil + paused })),
    memory: { ...memory, pausesAddedUntil: context.now },
  };
}

/** In milliseconds, of what was not added yet. */
function pausedSoFar(
  { memory, startedAt }: Trade,
  { pauses = [], now }: Pick<TradeContext, "pauses" | "now">,
): number {
  return pausedBetween(pauses, memory.pausesAddedUntil ?? startedAt, now);
}

function hasClocks({ deadlines }: Trade): boolean {
  return Object.keys(deadlines).length > 0;
}
