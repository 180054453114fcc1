import { roundUp } from "../money/rounding.ts";
import { accept, refuse, type Result } from "../result/result.ts";

/** How long each part of a trade takes at most, in seconds. */
interface TradeTimes {
  /** From the address of the escrow to its payment with all confirmations. */
  readonly funding: bigint;
  /** With all extensions. */
  readonly payment: bigint;
  readonly dispute: bigint;
  readonly appeal: bigint;
  /** From the end of the trade until its payout is in a block. */
  readonly payout: bigint;
}

/** The most that a transaction can wait, in blocks (BIP 68). */
const mostBlocks = 65_535n;

/** Blocks come every ten minutes, and faster while the hash rate grows: counted a quarter faster. */
const secondsPerBlock = 480n;

/**
 * After how many blocks the seller may leave with the escrow alone: later than the longest trade with the longest
 * dispute ends. Otherwise a seller who was paid could wait for the exit.
 */
export function blocksUntilExit(times: TradeTimes): Result<number, { readonly code: "too_long" }> {
  const { funding, payment, dispute, appeal, payout } = times;
  const blocks = roundUp(funding + payment + dispute + appeal + payout, secondsPerBlock);
  return blocks > mostBlocks ? refuse({ code: "too_long" }) : accept(Number(blocks));
}

/** Whether `blocks` is a number that the script of an escrow can hold. */
export function isExitBlocks(blocks: number): boolean {
  return Number.isInteger(blocks) && blocks >= 1 && BigInt(blocks) <= mostBlocks;
}
