import type { ChainCode } from "../../domain/chain/chain.ts";
import type { Deposit } from "../../domain/deposit/deposit.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { BlockRef, ChainBlock } from "./chain-node.ts";

/** A deposit as stored. */
export interface StoredDeposit extends Deposit {
  readonly version: number;
}

/** What the scanner of a chain knows. Deposits themselves are written by commits. */
export interface DepositStore {
  /** The newest block that was scanned; undefined before the first. */
  newestBlock(chain: ChainCode): Promise<BlockRef | undefined>;
  /**
   * Notes that a block was scanned, with what we `sent`; the oldest ones are forgotten. Says false, and notes nothing, where
   * the one before it is not noted any more: another round, which saw it leave the chain, would never read it again.
   */
  noteBlock(
    chain: ChainCode,
    block: BlockRef & Pick<ChainBlock, "sent"> & Partial<Pick<ChainBlock, "previousHash">>,
  ): Promise<boolean>;
  /** A scanned block left the chain. */
  forgetBlock(chain: ChainCode, block: BlockRef): Promise<void>;
  /** Whose addresses these are; those of nobody are left out. */
  ownersOf(chain: ChainCode, addresses: readonly string[]): Promise<ReadonlyMap<string, TraderId>>;
  find(id: string): Promise<StoredDeposit | undefined>;
  /** Those of the chain in any of the states, the oldest first. */
  listIn(chain: ChainCode, states: readonly Deposit["state"][]): Promise<readonly StoredDeposit[]>;
  /** Those that a block has. */
  listOfBlock(chain: ChainCode, hash: string): Promise<readonly StoredDeposit[]>;
  present(): Promise<{ readonly now: Instant; readonly halts: readonly Halt[] }>;
}
