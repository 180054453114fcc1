import { after } from "../trade/instant.ts";
import type { Instant, Side } from "../trade/trade.ts";
import type { DisputeCase } from "./dispute-case.ts";
import type { DisputePolicy } from "./dispute-policy.ts";

/** When each side last wrote in the chat; absent if it never did. */
export type LastWritten = Readonly<Partial<Record<Side, Instant>>>;

/** Whether the case worker is waiting for something from that side. */
export function owesAnswer(
  { asked, askedAt, closedAt }: DisputeCase,
  side: Side,
  lastWritten: LastWritten,
): boolean {
  if (closedAt !== undefined || askedAt === undefined || !asked.includes(side)) return false;
  return (lastWritten[side] ?? 0) <= askedAt;
}

/** A side that was asked and has written nothing for so long that it counts as silent. */
export function silentSide(
  dispute: DisputeCase,
  lastWritten: LastWritten,
  now: Instant,
  { silentAfter }: DisputePolicy,
): Side | undefined {
  const { asked, askedAt } = dispute;
  if (askedAt === undefined || now < after(askedAt, silentAfter)) return undefined;
  return asked.find((side) => owesAnswer(dispute, side, lastWritten));
}
