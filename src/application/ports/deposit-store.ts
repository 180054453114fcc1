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
  /** Notes that a block was scanned, with what we `sent`; the oldest ones are forgotten. */
  noteBlock(chain: ChainCode, block: BlockRef & Pick<ChainBlock, "sent">): Promise<void>;
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
