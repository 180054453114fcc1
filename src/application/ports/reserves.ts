import type { OwnCoin } from "../../domain/chain/own-coin.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";
import type { ReserveStatement } from "../../domain/liability/reserve-statement.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { BlockRef } from "./chain-node.ts";

/** What one of our keys holds of a coin, in base units. */
export interface KeyHolding {
  readonly key: Pick<OwnCoin, "branch" | "number">;
  readonly units: bigint;
}

/** Where a coin is held. */
export interface ReserveSource {
  readonly asset: RealAsset;
  readonly network: ChainNetwork;
  /** What each key holds in a block. Throws where the node does not say, or a block came meanwhile. */
  read(): Promise<{ readonly block: BlockRef; readonly holdings: readonly KeyHolding[] }>;
}

/** A statement with its signature: of Bitcoin by BIP 322 (simple), else by EIP-191 (personal_sign). */
export interface SignedReserve extends Pick<ReserveStatement, "address" | "units"> {
  readonly signature: string;
}

/** Signs with the key of an address what it holds, and nothing of another shape. */
export interface ReserveSigner {
  sign(statement: Omit<ReserveStatement, "address">, key: KeyHolding["key"]): SignedReserve;
}

/** What is held of a coin on the day of a publication. */
export interface CoinReserve extends Pick<ReserveStatement, "asset" | "network" | "block"> {
  readonly addresses: readonly SignedReserve[];
}

/** The same without its addresses. */
export interface HeldCoin extends Pick<ReserveStatement, "asset" | "network" | "block"> {
  readonly held: bigint;
  readonly addresses: number;
}

/** What was signed, day by day. It is never changed. */
export interface ReserveStore {
  /** The coins of a day, without their addresses. */
  heldOn(day: string): Promise<readonly HeldCoin[]>;
  /** The coins of a day, whole. */
  signedOn(day: string): Promise<readonly CoinReserve[]>;
  /** The newest day of which anything is signed. */
  newestDay(): Promise<string | undefined>;
  /** False where that coin of the day is there already. */
  keep(day: string, coin: CoinReserve): Promise<boolean>;
}
