import { otherSide, type Side } from "../trade/trade.ts";
import type { EscrowEnding } from "./escrow-terms.ts";
import { payersOf } from "./replacement.ts";
import { isToBeSigned, type MultisigState } from "./trade-escrow.ts";

/**
 * What the escrow of a trade waits for, as one of its sides sees it.
 *
 * - `own_key`, `other_key`: a side gives its key; where both have to, each sees its own.
 * - `payment`: the seller pays it.
 * - `underpaid`: it was paid less than agreed. Nothing can be added, so nobody can do anything.
 * - `confirmations`: it was paid, and blocks confirm that.
 * - `nothing`: it is paid and confirmed, and the trade goes on.
 * - `own_signature`, `other_signature`: the trade is over, and a side that is paid signs the payout; where both are
 *   paid, each sees its own. The other side may sign as well.
 * - `payout`: a side signed, and we sign and send the payout, or blocks confirm it.
 */
export const escrowWaits = [
  "own_key",
  "other_key",
  "payment",
  "underpaid",
  "confirmations",
  "nothing",
  "own_signature",
  "other_signature",
  "payout",
] as const;
export type EscrowWait = (typeof escrowWaits)[number];

/** How far the escrow of a trade is. */
export interface EscrowProgress {
  readonly state: MultisigState;
  /** Which sides gave their key. */
  readonly hasKey: Readonly<Record<Side, boolean>>;
  /** What its coin lacks, in satoshi; 0 where it pays in full. */
  readonly missing: bigint;
  /** How it is paid out; undefined while the trade goes on. */
  readonly ending: EscrowEnding | undefined;
  /** Whether a block has a transaction that spends its coin. */
  readonly isSpent: boolean;
}

/** Undefined where nothing is to come: it was never paid, was left, or is paid out. */
export function escrowWait(progress: EscrowProgress, side: Side): EscrowWait | undefined {
  const { state, hasKey, missing, ending } = progress;
  if (ending) return payoutWait(progress, ending, side);
  switch (state) {
    case "keys_wanted":
      return hasKey[side] ? "other_key" : "own_key";
    case "address_ready":
      return "payment";
    case "seen":
      return missing === 0n ? "confirmations" : "underpaid";
    case "funded":
      return missing === 0n ? "nothing" : "underpaid";
    default:
      return undefined;
  }
}

function payoutWait(
  { state, isSpent }: EscrowProgress,
  ending: EscrowEnding,
  side: Side,
): EscrowWait | undefined {
  if (isToBeSigned(state, isSpent)) {
    return payersOf(ending).includes(side) ? "own_signature" : "other_signature";
  }
  switch (state) {
    case "seen":
      return "confirmations";
    case "payout_proposed":
    case "signed":
    case "sent":
      return "payout";
    default:
      return undefined;
  }
}

/** In which states an escrow still has something to pay out. */
export const unpaidStates: readonly MultisigState[] = [
  "seen",
  "funded",
  "payout_proposed",
  "signed",
  "sent",
];

/** Whether its trade is over, and its payout still to come. */
export function isPayoutAwaited(progress: EscrowProgress | undefined): boolean {
  return progress?.ending !== undefined && escrowWait(progress, "buyer") !== undefined;
}

/** Whose turn it is in a trade, by its escrow: keys and signatures come before everything else, and nobody's while there is only to wait. */
export function turnAt(
  progress: EscrowProgress | undefined,
  side: Side,
  turn: Side | undefined,
): Side | undefined {
  switch (progress && escrowWait(progress, side)) {
    case "underpaid":
    case "confirmations":
    case "payout":
      return undefined;
    case "own_key":
    case "own_signature":
      return side;
    case "other_key":
    case "other_signature":
      return otherSide(side);
    default:
      return turn;
  }
}
