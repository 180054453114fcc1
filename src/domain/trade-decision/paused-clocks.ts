import { makeChange } from "../trade/make-change.ts";
import { isPaused, lengthOf, pausesBetween, type Pause } from "../trade/pause.ts";
import type { TradeChange } from "../trade/trade-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import { tradeDeadlineKinds, type Trade } from "../trade/trade.ts";

/** Pauses that are shorter than this together, in milliseconds, are not worth a line. */
const worthALine = 1_000;

/**
 * Adds to every open clock the time for which the platform was in maintenance or not available
 * (decisions, Times), once that is over. Undefined when there is nothing to add, and while it lasts.
 */
export function addPauses(trade: Trade, context: TradeContext): TradeChange | undefined {
  const { pauses = [], now } = context;
  if (isPaused(pauses, now) || !hasClocks(trade)) return undefined;
  const parts = notYetAdded(trade, context);
  const paused = lengthOf(parts);
  if (paused < worthALine) return undefined;
  const facts = { seconds: String(Math.round(paused / 1_000)), ...told(parts) };
  const action = { act: "clock-extended", by: "clock" } as const;
  return makeChange(withPauses(trade, context), action, { facts }, context);
}

/**
 * The trade as it is judged: what has passed of pauses is added to its clocks, so that none runs out
 * in one, and a clock that an act begins in one is not extended by what passed before.
 */
export function withPauses(trade: Trade, context: TradeContext): Trade {
  const parts = notYetAdded(trade, context);
  const last = parts.at(-1);
  if (!last || !hasClocks(trade)) return trade;
  const paused = lengthOf(parts);
  const { deadlines, proposals, memory } = trade;
  const later = tradeDeadlineKinds.flatMap((kind) => {
    const at = deadlines[kind];
    return at === undefined ? [] : [[kind, at + paused] as const];
  });
  return {
    ...trade,
    deadlines: Object.fromEntries(later),
    proposals: proposals.map((each) => ({ ...each, validUntil: each.validUntil + paused })),
    // Not until now: an outage that has begun already may not be known yet.
    memory: { ...memory, pausesAddedUntil: last.until },
  };
}

/** What has passed of pauses and was not added to the clocks. */
function notYetAdded(
  { memory, startedAt }: Trade,
  { pauses = [], now }: Pick<TradeContext, "pauses" | "now">,
): readonly Pause[] {
  return pausesBetween(pauses, memory.pausesAddedUntil ?? startedAt, now);
}

/**
 * Why the clocks were extended, and where it was one stretch of time, from when until when, in
 * milliseconds.
 */
function told(parts: readonly Pause[]): Readonly<Record<string, string>> {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return {};
  const cause = parts.every((each) => each.cause === first.cause) ? first.cause : "both";
  const isOneStretch = parts.every(
    ({ from }, index) => index === 0 || parts[index - 1]?.until === from,
  );
  if (!isOneStretch) return { cause };
  return { cause, from: String(first.from), until: String(last.until) };
}

function hasClocks({ deadlines }: Trade): boolean {
  return Object.keys(deadlines).length > 0;
}
