import type { ChainNetwork } from "../chain/chain.ts";

/** Who has a key of the escrow. Any two of the three can pay it out; none can alone. */
export const keyHolders = ["buyer", "seller", "platform"] as const;
export type KeyHolder = (typeof keyHolders)[number];

/** What buyer, seller and platform agree on before the escrow is paid. All of it is public. */
export interface MultisigEscrow {
  readonly tradeId: string;
  readonly network: ChainNetwork;
  /** Which keys of their words the buyer and the seller use here, 0 … 2³¹ − 1. */
  readonly keyNumber: number;
  /** Compressed public keys in hex. With `exit` the seller alone can spend, after `exitBlocks`. */
  readonly keys: Readonly<Record<KeyHolder | "exit", string>>;
  /** How many blocks after the escrow was paid. */
  readonly exitBlocks: number;
  /** What the buyer buys, in satoshi. */
  readonly amount: bigint;
  /** What the platform gets of a trade that succeeds, paid by the seller on top, in satoshi. */
  readonly fee: bigint;
  /** Where each is paid: fixed before the escrow is paid, so that nobody can replace one later. */
  readonly addresses: Readonly<Record<KeyHolder, string>>;
}

/** The output that pays the escrow. */
export interface EscrowCoin {
  readonly transaction: string;
  readonly place: number;
  /** In satoshi. */
  readonly units: bigint;
}

/** How a trade ends for its escrow: all to the buyer, all back to the seller, or split between them. */
export type EscrowEnding =
  | { readonly kind: "release" }
  | { readonly kind: "return" }
  | { readonly kind: "split"; readonly buyerBasisPoints: number };
