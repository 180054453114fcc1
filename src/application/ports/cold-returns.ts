import type { ChainCode } from "../../domain/chain/chain.ts";
import type { CoinOrigin, ColdReturn, ColdReturnState } from "../../domain/send/cold-return.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { BlockRef, ChainPayment } from "./chain-node.ts";

/** Says where the coins of a payment in a block come from; undefined where the node does not. */
export interface CoinOrigins {
  originOf(
    payment: Pick<ChainPayment, "transaction" | "place">,
    block: BlockRef,
  ): Promise<CoinOrigin | undefined>;
}

/** A return from cold storage as stored. */
export interface StoredColdReturn extends ColdReturn {
  readonly version: number;
  readonly seenAt: Instant;
}

/** Returns from cold storage. They are written by commits. */
export interface ColdReturns {
  find(id: string): Promise<StoredColdReturn | undefined>;
  /** Those of a chain in a state, the oldest first. */
  listIn(chain: ChainCode, state: ColdReturnState): Promise<readonly StoredColdReturn[]>;
  /** Those that a block of a chain has. */
  listOfBlock(chain: ChainCode, hash: string): Promise<readonly StoredColdReturn[]>;
  /** The newest first, of all chains. */
  list(most: number): Promise<readonly StoredColdReturn[]>;
  /** Notes outputs of Bitcoin that blocks pay to cold storage. Any of them may be noted again. */
  noteCoins(coins: readonly Pick<ChainPayment, "transaction" | "place" | "units">[]): Promise<void>;
  /** The database's time. */
  now(): Promise<Instant>;
}
