import type { Money } from "../../domain/money/money.ts";
import type { AssetCode } from "../../domain/money/asset.ts";
import type { ApprovedBy, SendIntent, SendSpeed } from "../../domain/send/send.ts";
import type { BlockRef } from "./chain-node.ts";

/** What the network takes for one speed. */
export interface FeeOption {
  readonly speed: SendSpeed;
  /** In the chain's own coin. */
  readonly networkFee: Money;
  /** Until a block has it, at the latest as far as anybody can say. */
  readonly withinMinutes: number;
}

/** What sending costs now. */
export interface FeeEstimator {
  /** The fastest first. */
  options(asset: AssetCode): Promise<readonly FeeOption[]>;
}

/** A transaction, ready to be broadcast. */
export interface SignedTransaction {
  readonly transaction: string;
  readonly raw: string;
}

/** An approval with the seal that it was given. */
export interface SealedApproval extends ApprovedBy {
  readonly seal: string;
}

/** What shows that an intent was asked for, and approved where it has to be. */
interface IntentSeals {
  readonly seal: string;
  readonly approval: SealedApproval | undefined;
}

/** Holds the keys. It believes nothing but the seal of the intent, and checks the policy itself. */
export interface Signer {
  /**
   * `number`: its place among all that the hot wallet signs on the chain. The same number is never
   * paid twice, so signing again before anything was stored is harmless. Throws `SignerRefused`.
   */
  sign(intent: SendIntent, seals: IntentSeals, number: number): Promise<SignedTransaction>;
}

/** The signer does not sign this, whoever asks. */
export class SignerRefused extends Error {}

/** Seals the text of an intent with a key that the database does not have. */
export type SealIntent = (text: string) => string;

/** Brings transactions to a chain. */
export interface ChainSender {
  /** `known`: it is in a block or waits already. `refused`: the network does not take it. */
  broadcast(raw: string): Promise<"taken" | "known" | "refused">;
  /** The block that has it; undefined if the network does not know it. */
  whereIs(transaction: string): Promise<BlockRef | "waiting" | undefined>;
  tip(): Promise<BlockRef>;
}
