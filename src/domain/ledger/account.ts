import type { TradeId, TraderId } from "../id/id.ts";
import type { AssetCode } from "../money/asset.ts";

/**
 * An account of the ledger, each in one asset.
 *
 * - `available`: what a trader can use. Never below zero.
 * - `escrow`: what one trade holds. Never below zero; never shared between trades (finding 2).
 * - `rewards`: what a partner earned and has not claimed. Never below zero.
 * - `merchant`: what a merchant was paid by links and has not moved to the wallet. Never below zero.
 * - `fees`: what the marketplace earned. Only added to; keeps no locked balance.
 * - `clearing`: flows from and to the outside world. Only added to; keeps no locked balance.
 * - `hot`: what our addresses on the chain hold, as a debt of theirs: below zero by what arrived.
 */
export type LedgerAccount<Code extends AssetCode = AssetCode> = { readonly asset: Code } & (
  | { readonly kind: "available"; readonly traderId: TraderId }
  | { readonly kind: "escrow"; readonly tradeId: TradeId }
  | { readonly kind: "rewards"; readonly partnerId: TraderId }
  | { readonly kind: "merchant"; readonly merchantId: TraderId }
  | { readonly kind: "fees" }
  | { readonly kind: "clearing" }
  | { readonly kind: "hot" }
);

/** The account's id: unique, and accounts are locked in the order of these ids. */
export function accountId(account: LedgerAccount): string {
  switch (account.kind) {
    case "available":
      return `available:${account.asset}:${account.traderId}`;
    case "escrow":
      return `escrow:${account.asset}:${account.tradeId}`;
    case "rewards":
      return `rewards:${account.asset}:${account.partnerId}`;
    case "merchant":
      return `merchant:${account.asset}:${account.merchantId}`;
    case "fees":
    case "clearing":
    case "hot":
      return `${account.kind}:${account.asset}`;
  }
}

/** Whether the account keeps a locked balance that can never go below zero. */
export function keepsBalance({ kind }: LedgerAccount): boolean {
  return ["available", "escrow", "rewards", "merchant"].includes(kind);
}
