import type { ChainNode, ChainPayment } from "./chain-node.ts";

/** A chain of a demo, on which coins come from nowhere. */
export interface PlayChain {
  /** Sends coins from an address: they wait for the next block. The same payment again changes nothing. */
  pay(payment: ChainPayment, sender: string): Promise<void>;
  /** The same between others: nothing of it is counted as ours. */
  payBetweenOthers(payment: ChainPayment): Promise<void>;
  /** Finds the blocks that are due by now, and returns the node as it is then. */
  findDue(): Promise<ChainNode>;
}
