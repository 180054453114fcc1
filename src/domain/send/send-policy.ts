import type { RealAsset } from "../money/asset.ts";

/** When coins may leave, and how soon (decisions, Limits; answers 54). Times in seconds. */
export interface SendPolicy {
  /** The least that is sent to an address, in base units: less costs more to move than it is worth. */
  readonly least: { readonly [Code in RealAsset]: bigint };
  /** How long a send to an address never used before can still be cancelled. */
  readonly newAddressHold: number;
  /** How long one waits from a session younger than `youngSession`, or soon after a recovery. */
  readonly cautiousHold: number;
  readonly youngSession: number;
  readonly afterRecovery: number;
  /** The same address and amount within this time asks for a confirmation. */
  readonly repeatWithin: number;
  /** How old a saved address must be while its owner sends to saved ones only. */
  readonly savedAddressWait: number;
  /** From when it holds that an owner sends elsewhere again. */
  readonly onlySavedOffWait: number;
  /** To addresses no more than this leaves in a day without staff, in US cents. */
  readonly approvalFromUsdCents: bigint;
  /** The most that a network fee may be, in basis points of the amount: the signer checks it, too. */
  readonly mostFeeBasisPoints: number;
  /**
   * A transaction of Ethereum that no block takes for `bumpAfter` is replaced by one with the same nonce and a fee
   * that is higher by `bumpBasisPoints`, at most `mostBumps` times: the signer checks it, too.
   */
  readonly bumpAfter: number;
  /** The same of a transaction of Bitcoin. */
  readonly bumpBitcoinAfter: number;
  readonly bumpBasisPoints: number;
  readonly mostBumps: number;
  /**
   * The least and the most that the hot account of a connected chain should be able to pay, in base units. 0: none.
   * Nothing is stopped by them.
   */
  readonly floatFloor: { readonly [Code in RealAsset]: bigint };
  readonly floatCeiling: { readonly [Code in RealAsset]: bigint };
}
