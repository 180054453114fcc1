import type { Halt } from "../../domain/halt/halt.ts";
import type { AddressHolding, SweepKind } from "../../domain/deposit/sweep.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { FreshlySigned, SignedTransaction } from "./chain-sender.ts";
import type { SendLane } from "./send-store.ts";

/**
 * Where a move between our own addresses is.
 *
 * - `signed`: its transaction is stored. From here on only transactions with its nonce may be broadcast for it.
 * - `sent`: the network has it.
 * - `confirmed`: enough blocks confirm it.
 * - `failed`: a contract refused it; its fee is gone, and the coins are where they were.
 */
export type SweepState = "signed" | "sent" | "confirmed" | "failed";

/** A move as it is asked from a signer. */
export interface SweepOrder {
  readonly kind: SweepKind;
  /** Of the key of the person's address. */
  readonly number: number;
  /** Of the account that pays: the hot one for gas, else the person's address. */
  readonly nonce: number;
  /** What is moved, in base units of its coin. */
  readonly units: bigint;
  /** In wei for a unit of gas, before anything was replaced. */
  readonly maxFee: bigint;
  /** The Ether that the address has for it; nothing where the hot account pays. */
  readonly purse: bigint;
}

/** A move as it is stored. */
export interface StoredSweep extends SweepOrder {
  readonly id: string;
  readonly version: number;
  readonly state: SweepState;
  readonly signed: SignedTransaction;
  /** What it takes at most, and once it is confirmed what it took. */
  readonly paidFee: bigint;
  readonly signedAt: Instant;
  readonly earlier: readonly SignedTransaction[];
}

/** Signs moves between our own addresses, and nothing that goes elsewhere. */
export interface SweepSigner {
  /** `earlier`: as for sends. Throws `SignerRefused`. */
  sweep(
    order: SweepOrder,
    earlier: readonly string[],
  ): Promise<SignedTransaction & Pick<FreshlySigned, "paidFee">>;
}

/** What lies at persons' addresses, and its moves. Moves themselves are written by commits. */
export interface SweepStore {
  /** Addresses with something that was credited, without those that a move concerns now, or failed for lately. */
  holdings(most: number): Promise<readonly AddressHolding[]>;
  listIn(state: SweepState): Promise<readonly StoredSweep[]>;
  /** The next nonce of an account, by the name of its lane. */
  lane(id: string): Promise<SendLane>;
  present(): Promise<{ readonly now: Instant; readonly halts: readonly Halt[] }>;
}
