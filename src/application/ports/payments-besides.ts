import type { BesidesState, PaymentBesides } from "../../domain/multisig-escrow/payment-besides.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** A payment besides the coin of an escrow, as stored. */
export interface StoredPaymentBesides extends PaymentBesides {
  readonly id: string;
  readonly version: number;
  readonly buyerId: TraderId;
  readonly sellerId: TraderId;
}

/** The same as support sees it. */
export interface ListedPaymentBesides extends StoredPaymentBesides {
  readonly buyerName: string;
  readonly sellerName: string;
  /** Of its escrow. */
  readonly address: string | undefined;
  readonly exitBlocks: number;
  readonly seenAt: Instant;
}

/** Payments besides the coins of multisig escrows. They are written by commits. */
export interface PaymentsBesides {
  find(id: string): Promise<StoredPaymentBesides | undefined>;
  /** Those in the state, the oldest first; `after`: the id of one that they come after, in whichever state that is. */
  list(
    state: BesidesState,
    page: { readonly after: string | undefined; readonly most: number },
  ): Promise<readonly ListedPaymentBesides[]>;
  /** The database's time. */
  now(): Promise<Instant>;
}
