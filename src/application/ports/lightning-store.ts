import type { Halt } from "../../domain/halt/halt.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { LightningInvoice } from "../../domain/lightning/lightning-invoice.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { Money } from "../../domain/money/money.ts";
import type { SendState } from "../../domain/send/send.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** What is known about an invoice that somebody wants to pay. */
export interface InvoiceFacts {
  readonly now: Instant;
  /** One of our traders is paid by it. */
  readonly isOurs: boolean;
  /** It was paid from here, or is being paid. */
  readonly isTaken: boolean;
  /** Of the row of its payment; undefined if nobody here ever paid it. */
  readonly version: number | undefined;
}

/** A payment of an invoice, as whoever carries it out needs it. */
export interface StoredPayment {
  readonly id: string;
  readonly version: number;
  readonly traderId: TraderId;
  readonly amount: Money<RealAsset>;
  /** The most that it may cost. */
  readonly fee: Money<RealAsset>;
  readonly invoice: string;
  readonly hash: string;
  readonly expiresAt: Instant;
  readonly seal: string;
  /** The row of the hash, and when the node was last told to pay it. */
  readonly attempt: { readonly version: number; readonly at: Instant | undefined };
}

/** An invoice as its owner sees it. */
export interface ShownInvoice extends LightningInvoice {
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}

export interface StoredInvoice extends ShownInvoice {
  readonly version: number;
}

/** What is known about somebody who wants to be paid. */
export interface InvoiceOwnerFacts {
  readonly now: Instant;
  /** Of the row that each send and each invoice of theirs changes; undefined before the first. */
  readonly senderVersion: number | undefined;
  readonly monthUsdCents: bigint;
  readonly openInvoices: number;
}

/** Payments over Lightning, and invoices of ours. Both are written by commits. */
export interface LightningStore {
  invoiceFacts(hash: string): Promise<InvoiceFacts>;
  /** The oldest first. */
  payments(state: SendState): Promise<readonly StoredPayment[]>;
  ownerFacts(traderId: TraderId, monthSeconds: number): Promise<InvoiceOwnerFacts>;
  openInvoices(): Promise<readonly StoredInvoice[]>;
  /** Newest first. */
  invoicesOf(traderId: TraderId, most: number): Promise<readonly ShownInvoice[]>;
  present(): Promise<{ readonly now: Instant; readonly halts: readonly Halt[] }>;
}
