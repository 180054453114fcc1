import type { MemoryTables, MemoryTrade } from "../memory/memory-tables.ts";
import type { RecordedEvent } from "../../src/application/ports/trade-store.ts";
import type { AccountState } from "../../src/domain/account/account-states.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import { must } from "./violation.ts";

/** The states after which nobody should wait for a party who cannot come. */
const moving: ReadonlySet<AccountState> = new Set(["banned", "compromised"] as const);

/** Whether beginning this state handles the account's running trades at once. */
export const movesTrades = (state: AccountState): boolean => moving.has(state);

/** What ends a window of the buyer. */
const windowEnds: ReadonlySet<string> = new Set(["window-over", "answer-over"]);

/** How long a window waits for someone who is locked out. */
const standsFor = 24 * 3_600_000;

/**
 * A window of a buyer who is locked out ran out before the lock, or stood still for a day after it: since
 * somebody looked, or, where nobody did in time, beyond its end.
 */
export function judgeWindowOf(
  { trade: { id, buyerId }, timeline }: MemoryTrade,
  { act, at, fromStatus }: RecordedEvent,
  deadlineBefore: Instant | undefined,
  { traders }: MemoryTables,
): void {
  const lockedOutAt = traders.get(buyerId)?.account?.lockedOutAt;
  // While the seller has to accept a card, the window is theirs.
  const isBuyers = windowEnds.has(act) && fromStatus !== "gcc_info_shared";
  if (!isBuyers || lockedOutAt === undefined) return;
  const stoppedAt = timeline.findLast((event) => event.act === "clock-stopped")?.at ?? Infinity;
  const end = deadlineBefore ?? Infinity;
  must(
    end <= lockedOutAt || at >= Math.min(stoppedAt, end) + standsFor,
    "the clock of who is locked stands",
    () => `${id}: ${act} at ${at}, ${buyerId} is locked out since ${lockedOutAt}`,
  );
}

/** When a window of the buyer ends by itself: while its clock stands, when it would have. */
export function windowEndAfter(
  { trade: { deadlines } }: MemoryTrade,
  added: readonly RecordedEvent[],
  before: Instant | undefined,
): Instant | undefined {
  const now = deadlines.payment_window ?? deadlines.chargeback_answer;
  return added.at(-1)?.act === "clock-stopped" ? before : now;
}

/** Statuses in which nobody has paid: the staff's notice period runs then. */
const unpaid: ReadonlySet<string> = new Set([
  "pending",
  "not_funded",
  "active_funded",
  "gcc_info_shared",
  "gcc_info_accepted",
]);

/**
 * What must hold after a round that handles the trades of locked people, whichever of the two it
 * is: a paid trade is with a case worker, and the end of an unpaid one was announced.
 */
export function judgeLocks({ trades, traders }: MemoryTables): void {
  for (const { trade } of trades.values()) {
    if (trade.closedAt !== undefined) continue;
    const { id, status, buyerId, sellerId, deadlines } = trade;
    const locked = [buyerId, sellerId].filter((traderId) =>
      traders.get(traderId)?.account?.states.some((state) => moving.has(state)),
    );
    const waits = status === "paid" || (unpaid.has(status) && deadlines.staff_cancel === undefined);
    must(
      locked.length === 0 || !waits,
      "nobody waits for who is locked",
      () => `${id} is ${status}, and ${locked.join()} cannot come`,
    );
  }
}
