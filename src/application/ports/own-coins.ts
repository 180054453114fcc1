import type { OwnCoin } from "../../domain/chain/own-coin.ts";

/** The outputs of Bitcoin that are ours, from the blocks that were read and the transactions that we signed. */
export interface OwnCoins {
  /**
   * Those that no transaction of ours spends: credited deposits, and what came back to us. Where one transaction
   * replaced another, what comes back counts once a block says which of them it is.
   */
  spendable(): Promise<readonly OwnCoin[]>;
  /** Those that the transactions of a send spend. */
  spentBy(sendId: string): Promise<readonly OwnCoin[]>;
  /** Whether a transaction of ours spends the coin with this name. */
  isSpent(coin: string): Promise<boolean>;
  /** Those that a node may have: also what is not credited, and what is spent by a send that is not confirmed. */
  known(): Promise<readonly OwnCoin[]>;
}

/** What came back to us from what we signed. */
export interface ChangeNumbers {
  /** The numbers of the sends of Bitcoin whose transactions pay a script, in hex; whoever is paid by it. */
  numbersPaying(script: string): Promise<readonly number[]>;
}

/** Where blocks have transactions that we signed. */
export interface SentPlaces {
  /** Those of some transactions that we signed. */
  ownOf(transactions: readonly string[]): Promise<readonly string[]>;
  /** The blocks that were seen with it; a reorganisation may have replaced them. */
  blocksWith(transaction: string): Promise<readonly { height: number; hash: string }[]>;
}
