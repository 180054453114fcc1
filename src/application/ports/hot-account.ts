import type { ChainCode } from "../../domain/chain/chain.ts";
import type { SweepKind } from "../../domain/deposit/sweep.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { SweepState } from "./sweep-store.ts";

/** What a transaction takes from an account, by coin, its fee included. */
export type AccountNeed = Readonly<Partial<Record<RealAsset, bigint>>>;

/** The account that a chain of accounts is paid from. */
export interface HotAccount {
  /** Whether it has so much beside everything that was signed for it and is in no block yet. */
  covers(need: AccountNeed): Promise<boolean>;
}

/** What sends of a coin are paid from, in base units. */
export interface HotCoin {
  readonly asset: RealAsset;
  /** What the node has of it in blocks. */
  readonly held: bigint;
  /** What is signed and in no block yet takes from it, fees included. */
  readonly promised: bigint;
  /** What the next send can be paid from. */
  readonly payable: bigint;
}

/** What sends on a chain are paid from. */
export interface HotFloat {
  readonly chain: ChainCode;
  /** Where it is topped up; undefined on a chain of outputs, each of which has an address of its own. */
  readonly address: string | undefined;
  /** Throws where the node does not answer. */
  read(): Promise<readonly HotCoin[]>;
}

/** A move between our own addresses, as staff see it. */
export interface ListedMove {
  readonly id: string;
  readonly kind: SweepKind;
  readonly state: SweepState;
  /** What is moved, and what that takes at most, or took: in wei. */
  readonly units: bigint;
  readonly paidFee: bigint;
  readonly transaction: string;
  readonly signedAt: Instant;
  /** How often it was replaced with a higher fee. */
  readonly replaced: number;
}

/** What the books say beside hot accounts. */
export interface FloatBooks {
  /** What people are owed of each coin, in base units. */
  owed(): Promise<{ readonly [Code in RealAsset]: bigint }>;
  /** The newest moves first. */
  moves(most: number): Promise<readonly ListedMove[]>;
}
