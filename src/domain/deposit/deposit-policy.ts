import type { RealAsset } from "../money/asset.ts";

/** When coins that arrive are credited (answers 53). */
export interface DepositPolicy {
  /** Blocks of Bitcoin that confirm an amount up to `largeFromSatoshi`, and one above. */
  readonly smallBlocks: number;
  readonly largeBlocks: number;
  readonly largeFromSatoshi: bigint;
  /** Blocks of Ethereum until its finality: two epochs of 32. */
  readonly finalityBlocks: number;
  /** The least that is credited, in base units: less costs more to move than it is worth. */
  readonly least: { readonly [Code in RealAsset]: bigint };
  /** By how much node and books may differ, in base units: channels keep fractions of satoshi. */
  readonly driftTolerance: { readonly [Code in RealAsset]: bigint };
  /** From how much on a person's address of Ethereum is emptied into the hot account, in base units. */
  readonly sweepFrom: { readonly USDT: bigint; readonly ETH: bigint };
  /** The most that one transaction of it may take, in wei; while the network takes more, coins stay. */
  readonly mostSweepFee: bigint;
}
