import type { SendPolicy } from "../../domain/send/send-policy.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { SignedTransaction } from "../ports/chain-sender.ts";
import type { AggregateChange } from "../ports/commit.ts";

/** What is known of a transaction that waits. */
interface Waiting {
  /** Its nonce. */
  readonly number: number;
  readonly signedAt: Instant;
  readonly earlier: readonly SignedTransaction[];
}

/**
 * Whether it is time for a transaction with the same number and a higher fee. `next`: the number that a block takes
 * next from its account. Only that one is stuck; those after it wait for it.
 */
export function isStuck(
  { number, signedAt, earlier }: Waiting,
  next: number,
  now: Instant,
  { bumpAfter, mostBumps }: Pick<SendPolicy, "bumpAfter" | "mostBumps">,
): boolean {
  const isOld = now - signedAt >= bumpAfter * 1_000;
  return number === next && isOld && earlier.length < mostBumps;
}

/** Keeps a transaction that another one replaces: it may still be the one that lands. */
export function keptEarlier(
  subject: string,
  { transaction, raw }: SignedTransaction,
  place: number,
): AggregateChange {
  return {
    aggregate: "earlier-transaction",
    id: transaction,
    seenVersion: undefined,
    state: { subject, raw, place },
  };
}
