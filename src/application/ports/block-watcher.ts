import type { ChainBlock, ChainNode, ChainPayment } from "./chain-node.ts";

/**
 * Told by the scanner of a chain what happens on it, in order. Anything may be told again: a crash between two of these
 * changes nothing.
 */
export interface BlockWatcher {
  /** A block follows the newest one. */
  seeBlock(block: ChainBlock): Promise<void>;
  /** What waits for a block; all of it where `isAll`. */
  seeWaiting(payments: readonly ChainPayment[], isAll: boolean): Promise<void>;
  /** A block that was seen left the chain. */
  leaveBlock(hash: string): Promise<void>;
  /** The round ends at the block with this height. A crash may have kept from it that others left the chain. */
  settle(tipHeight: number, hashAt: ChainNode["hashAt"]): Promise<void>;
}
