import type { Instant, Side } from "../trade/trade.ts";
import type { DisputeCase, Escalation } from "./dispute-case.ts";

/** The fields of a case that decide its place in the queue. */
interface Queued {
  readonly disputeCase: DisputeCase;
  readonly usdCents: bigint;
  readonly escalation: Escalation;
  readonly silent: Side | undefined;
}

const minute = 60_000;

const rank: Readonly<Record<Escalation, number>> = { admins: 2, supermoderators: 1, none: 0 };

/**
 * The most urgent first: what has waited too long, then what can be decided because a side is
 * silent, then by harm, which is the value times the minutes it has waited.
 */
export function inQueueOrder<Case extends Queued>(
  cases: readonly Case[],
  now: Instant,
): readonly Case[] {
  const placed = cases.map((each) => ({
    each,
    rank: rank[each.escalation],
    isSilent: each.silent === undefined ? 0 : 1,
    harm: each.usdCents * BigInt(minutesWaited(each.disputeCase, now)),
  }));
  return placed
    .toSorted(
      (left, right) =>
        right.rank - left.rank ||
        right.isSilent - left.isSilent ||
        compare(right.harm, left.harm) ||
        left.each.disputeCase.openedAt - right.each.disputeCase.openedAt,
    )
    .map(({ each }) => each);
}

/** Since the last act by staff, or since it was opened or closed. At least one. */
function minutesWaited({ openedAt, lastActAt, closedAt }: DisputeCase, now: Instant): number {
  const since = closedAt ?? lastActAt ?? openedAt;
  return Math.max(1, Math.floor((now - since) / minute));
}

function compare(left: bigint, right: bigint): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
