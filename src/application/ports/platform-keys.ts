import type { ChainNetwork } from "../../domain/chain/chain.ts";

/** The public halves of the platform's keys of multisig escrows. */
export interface PlatformKeys {
  readonly network: ChainNetwork;
  /** The key of an escrow, in hex. */
  keyAt(keyNumber: number): string;
  /** Where the platform is paid its fee of an escrow. */
  addressAt(keyNumber: number): string;
}
