import type { TraderAccount } from "../../domain/account/trader-account.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { PaymentLink } from "../../domain/merchant/payment-link.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** Somebody who takes payments by links, or did. */
export interface Merchant {
  /** Whether staff allow it now. */
  readonly isMerchant: boolean;
  readonly account: TraderAccount;
  /** What was paid and not moved to the wallet, in satoshi. */
  readonly units: bigint;
  /** How many entries there are of that account: the name of a payout counts them. */
  readonly lines: number;
  /** Links that can be paid now. */
  readonly openLinks: number;
  /** Grows with each link that they make; undefined before the first. */
  readonly makerVersion: number | undefined;
  readonly now: Instant;
}

/** A link as anybody may see it who has its address. */
export interface ShownLink {
  readonly link: PaymentLink;
  /** Under which the merchant trades. */
  readonly merchantName: string;
  readonly merchantUsername: string;
  readonly isMerchant: boolean;
  readonly merchantAccount: TraderAccount;
  readonly createdAt: Instant;
  readonly now: Instant;
}

/** What else decides on a payment. */
export interface Payer {
  readonly account: TraderAccount;
  /** In satoshi. */
  readonly available: bigint;
  /** Whether a claim against them is open, in any asset. */
  readonly inDebt: boolean;
  /** Whether they send to saved addresses only now. */
  readonly isOnlySaved: boolean;
  readonly halts: readonly Halt[];
}

/** Where payment links are read; only `CommitChanges` changes them. */
export interface MerchantStore {
  merchant(traderId: TraderId): Promise<Merchant>;
  find(id: string): Promise<ShownLink | undefined>;
  /** Of one merchant, newest first. */
  list(
    merchantId: TraderId,
    offset: number,
    limit: number,
  ): Promise<{ readonly links: readonly ShownLink[]; readonly total: number }>;
  payer(traderId: TraderId): Promise<Payer>;
}
