import type { SendPolicy } from "../../domain/send/send-policy.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { EarlierTransaction } from "../ports/chain-sender.ts";
import type { AggregateChange } from "../ports/commit.ts";

/** What is known of a transaction that waits. */
interface Waiting {
  /** Its nonce. */
  readonly number: number;
  readonly signedAt: Instant;
  readonly earlier: readonly EarlierTransaction[];
}

/**
 * Whether it is time for a transaction with a higher fee in its place. `next`: the number that a block takes next from
 * its account, of which only that one is stuck, as those after it wait for it; undefined where blocks take them in any
 * order.
 */
export function isStuck(
  { number, signedAt, earlier }: Waiting,
  next: number | undefined,
  now: Instant,
  policy: Pick<SendPolicy, "bumpAfter" | "bumpBitcoinAfter" | "mostBumps">,
): boolean {
  const after = next === undefined ? policy.bumpBitcoinAfter : policy.bumpAfter;
  const isOld = now - signedAt >= after * 1_000;
  const isNext = next === undefined || number === next;
  return isNext && isOld && earlier.length < policy.mostBumps;
}

/** Whether staff asked for a higher fee, and the transaction was not replaced since. */
export function isAsked(
  { raiseAsked, earlier }: { readonly raiseAsked: number | undefined } & Pick<Waiting, "earlier">,
  { mostBumps }: Pick<SendPolicy, "mostBumps">,
): boolean {
  return raiseAsked === earlier.length && earlier.length < mostBumps;
}

/** Keeps a transaction that another one replaces: it may still be the one that lands. */
export function keptEarlier(
  subject: string,
  { transaction, raw, paidFee, change }: EarlierTransaction,
  place: number,
): AggregateChange {
  return {
    aggregate: "earlier-transaction",
    id: transaction,
    seenVersion: undefined,
    state: {
      subject,
      raw,
      place,
      ...(paidFee !== undefined && { paidFee }),
      ...(change !== undefined && { change }),
    },
  };
}
