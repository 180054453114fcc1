import type { Money } from "../../domain/money/money.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { OwnCoin } from "../../domain/chain/own-coin.ts";
import type { ApprovedBy, SendIntent, SendSpeed } from "../../domain/send/send.ts";
import type { BlockRef } from "./chain-node.ts";

/** What the network takes for one speed. */
export interface FeeOption {
  readonly speed: SendSpeed;
  /** In the chain's own coin. */
  readonly networkFee: Money<RealAsset>;
  /** Until a block has it, at the latest as far as anybody can say. */
  readonly withinMinutes: number;
}

/** What sending costs now. */
export interface FeeEstimator {
  /** The fastest first; none while nobody knows. */
  options(asset: RealAsset): Promise<readonly FeeOption[]>;
}

/** A transaction, ready to be broadcast. */
export interface SignedTransaction {
  readonly transaction: string;
  readonly raw: string;
}

/** A transaction that another one replaced. */
export interface EarlierTransaction extends SignedTransaction {
  /** What it takes, and what comes back from it, where that has to be known before a block has it. */
  readonly paidFee?: bigint | undefined;
  readonly change?: bigint | undefined;
}

/** What was just signed, and what it does to our wallet. */
export interface FreshlySigned extends SignedTransaction {
  /** What the network takes at most, in its own coin. */
  readonly paidFee: bigint;
  /** The names of the outputs that it spends; none where a number is enough. */
  readonly spends: readonly string[];
  /** What comes back to us, in its second output. */
  readonly change: bigint;
}

/** Where a transaction of ours is. */
export interface PlacedTransaction extends BlockRef {
  /** What the network took, where only the block says so. */
  readonly paidFee?: bigint;
  /** A contract refused it: its fee is gone, its number is used, and nothing was paid. */
  readonly hasFailed?: boolean;
}

/** An approval with the seal that it was given. */
export interface SealedApproval extends ApprovedBy {
  readonly seal: string;
}

/** What shows that an intent was asked for, and approved where it has to be. */
export interface IntentSeals {
  readonly seal: string;
  readonly approval: SealedApproval | undefined;
}

/** Holds the keys. It believes nothing but the seal of the intent, and checks the policy itself. */
export interface Signer {
  /**
   * `number`: its place among all that the hot wallet signs on the chain. The same number is never
   * paid twice, so signing again before anything was stored is harmless. `coins`: what may be spent,
   * on a chain of outputs. `earlier`: the bytes that were signed for it with this number, the oldest first;
   * the new ones replace them with a higher fee, on a chain of outputs from exactly `coins`. Throws
   * `SignerRefused`, and `CannotReplace`.
   */
  sign(
    intent: SendIntent,
    seals: IntentSeals,
    number: number,
    coins: readonly OwnCoin[],
    earlier?: readonly string[],
  ): Promise<FreshlySigned>;
}

/** The signer does not sign this, whoever asks. */
export class SignerRefused extends Error {}

/** Nothing is wrong, and there is no way to a higher fee: too little comes back, or it would be too much. */
export class CannotReplace extends Error {}

/** Seals the text of an intent with a key that the database does not have. */
export type SealIntent = (text: string) => string;

/** Brings transactions to a chain. */
export interface ChainSender {
  /** `known`: it is in a block or waits already. `refused`: the network does not take it. */
  broadcast(raw: string): Promise<"taken" | "known" | "refused">;
  /** The block that has it; undefined if the network does not know it. */
  whereIs(transaction: string): Promise<PlacedTransaction | "waiting" | undefined>;
  tip(): Promise<BlockRef>;
  /**
   * The number that a block takes next from the hot account; only where a chain takes them in their order, so
   * that one that is stuck holds up all after it.
   */
  readonly nextNumber?: () => Promise<number>;
}
