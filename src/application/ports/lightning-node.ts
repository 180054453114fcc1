import type { ChainNetwork } from "../../domain/chain/chain.ts";

/** What an invoice says. Times in ms since the epoch. */
export interface ReadInvoice {
  readonly network: ChainNetwork;
  /** Undefined where the payer decides. */
  readonly millisatoshi: bigint | undefined;
  /** Who knows what it is the hash of was paid. 64 hexadecimal digits. */
  readonly hash: string;
  /** The key of the node that is paid. */
  readonly payee: string;
  readonly description: string | undefined;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** What became of a payment. `pending`: only the node knows, and later. */
export type PaymentOutcome =
  | { readonly state: "paid"; readonly preimage: string; readonly feeMillisatoshi: bigint }
  | { readonly state: "pending" }
  | { readonly state: "failed" };

/** What became of an invoice of ours. `gone`: it expired, or was withdrawn, and can't be paid any more. */
export type InvoiceOutcome =
  | { readonly state: "open" | "gone" }
  | { readonly state: "paid"; readonly receivedMillisatoshi: bigint };

/** A channel, seen from our side. Amounts in satoshi. */
interface Channel {
  readonly id: string;
  readonly peer: string;
  readonly isActive: boolean;
  readonly capacity: bigint;
  /** What we can pay from it, and what it can still receive. */
  readonly local: bigint;
  readonly remote: bigint;
}

/** How the node is. */
export interface LightningHealth {
  readonly network: ChainNetwork;
  readonly isSynced: boolean;
  readonly channels: readonly Channel[];
}

/** A node of Lightning with channels of ours. Every call may fail, and a failed call may have been carried out. */
export interface LightningNode {
  createInvoice(wanted: {
    readonly satoshi: bigint;
    readonly description: string;
    readonly expirySeconds: number;
  }): Promise<{ readonly invoice: string; readonly hash: string }>;
  /** Of an invoice of ours. */
  invoice(hash: string): Promise<InvoiceOutcome>;
  /** Undefined if it is no invoice, or was changed. */
  read(invoice: string): Promise<ReadInvoice | undefined>;
  /** Pays, with this fee at most. The node pays a hash once, however often it is told to. */
  pay(wanted: {
    readonly invoice: string;
    readonly hash: string;
    readonly mostFeeSatoshi: bigint;
  }): Promise<PaymentOutcome>;
  /** Undefined if the node was never told to pay it. */
  track(hash: string): Promise<PaymentOutcome | undefined>;
  health(): Promise<LightningHealth>;
}
