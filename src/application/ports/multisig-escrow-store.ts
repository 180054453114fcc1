import type { TraderId } from "../../domain/id/id.ts";
import type { MultisigState, TradeEscrow } from "../../domain/multisig-escrow/trade-escrow.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { OutputRef } from "./chain-node.ts";

/** Show that our own processes wrote something, and not whoever can write to the database. */
export interface EscrowSeals {
  /** Of the terms, from the moment on when there is an address. */
  readonly terms: string | undefined;
  /** Of how the trade ended. */
  readonly ending: string | undefined;
}

/** The escrow of a trade as stored. */
export interface StoredEscrow extends TradeEscrow {
  readonly version: number;
  readonly buyerId: TraderId;
  readonly sellerId: TraderId;
  readonly seals: EscrowSeals;
  /** Its trade says that the fee goes back to the seller. */
  readonly feeGoesBack: boolean;
}

/** Multisig escrows of trades. They are written by commits. */
export interface MultisigEscrowStore {
  find(tradeId: string): Promise<StoredEscrow | undefined>;
  /** Those with one of these addresses. */
  listAt(addresses: readonly string[]): Promise<readonly StoredEscrow[]>;
  /** Whether one has this address, or pays its fee there. */
  isPaidAt(address: string): Promise<boolean>;
  /** Those whose coin is one of these outputs. */
  listOfCoins(outputs: readonly OutputRef[]): Promise<readonly StoredEscrow[]>;
  /** The coins of escrows that nothing confirmed spends. */
  openCoins(): Promise<readonly OutputRef[]>;
  /** Those whose coin, or what spends it, is in a block with this hash. */
  listOfBlock(hash: string): Promise<readonly StoredEscrow[]>;
  /** Those in any of the states, the oldest first. */
  listIn(states: readonly MultisigState[]): Promise<readonly StoredEscrow[]>;
  /** The number of the keys of a new escrow: each is given once. */
  takeKeyNumber(): Promise<number>;
  /** The database's time. */
  now(): Promise<Instant>;
}
