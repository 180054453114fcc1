import { otherSide, type Side } from "../trade/trade.ts";
import type { MultisigState } from "./trade-escrow.ts";

/**
 * What the escrow of a trade that goes on waits for, as one of its sides sees it.
 *
 * - `own_key`, `other_key`: a side gives its key; where both have to, each sees its own.
 * - `payment`: the seller pays it.
 * - `confirmations`: it was paid, and blocks confirm that.
 * - `nothing`: it is paid and confirmed.
 */
export const escrowWaits = ["own_key", "other_key", "payment", "confirmations", "nothing"] as const;
export type EscrowWait = (typeof escrowWaits)[number];

/** How far the escrow of a trade is. */
export interface EscrowProgress {
  readonly state: MultisigState;
  /** Which sides gave their key. */
  readonly hasKey: Readonly<Record<Side, boolean>>;
  /** Whether its coin pays it in full. */
  readonly isPaidInFull: boolean;
}

/** Undefined where it is left or paid out: the trade says what comes then. */
export function escrowWait(
  { state, hasKey, isPaidInFull }: EscrowProgress,
  side: Side,
): EscrowWait | undefined {
  switch (state) {
    case "keys_wanted":
      return hasKey[side] ? "other_key" : "own_key";
    case "address_ready":
      return "payment";
    case "seen":
      return isPaidInFull ? "confirmations" : "payment";
    case "funded":
      return isPaidInFull ? "nothing" : "payment";
    default:
      return undefined;
  }
}

/** Whose turn it is in a trade, by its escrow: keys come before everything else, and nobody's while blocks confirm it. */
export function turnAt(
  progress: EscrowProgress | undefined,
  side: Side,
  turn: Side | undefined,
): Side | undefined {
  const wait = progress && escrowWait(progress, side);
  if (wait === "confirmations") return undefined;
  if (wait === "own_key") return side;
  return wait === "other_key" ? otherSide(side) : turn;
}
