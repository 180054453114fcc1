import type { TradeId, TraderId } from "../id/id.ts";
import type { AssetCode } from "../money/asset.ts";

/**
 * An account of the ledger, each in one asset.
 *
 * - `available`: what a trader can use. Never below zero.
 * - `escrow`: what one trade holds. Never below zero; never shared between trades (finding 2).
 * - `rewards`: what a partner earned and has not claimed. Never below zero.
 * - `merchant`: what a merchant was paid by links and has not moved to the wallet. Never below zero.
 * - `outgoing`: what one send to an address holds until it is on its chain. Never below zero.
 * - `bond`: what a trader left as a security for their offers. Never below zero.
 * - `spot`: what one order in the book holds until it is traded or cancelled. Never below zero.
 * - `card`: what is on one virtual card, at its provider. Never below zero.
 * - `card_act`: what is on its way onto one virtual card, or off it. Never below zero.
 * - `order`: what one order with a provider holds until the provider did it, or did not. Never below zero.
 * - `inventory`: what the platform holds of a coin to convert. Never below zero.
 * - `fees`: what the marketplace earned. Only added to; keeps no locked balance.
 * - `clearing`: flows from and to the outside world. Only added to; keeps no locked balance.
 * - `network_fees`: what senders paid for networks, less what those took. Keeps no locked balance.
 * - `lightning`: the same of our channels, below zero by what arrived over Lightning. Keeps no locked balance.
 * - `card_payments`: what was paid with cards, less what came back. Keeps no locked balance.
 * - `provider`: what we owe a provider of ramps or top-ups, below zero by what it owes us. Keeps no locked balance.
 * - `cold`: what is in cold storage, or on its way there, below zero by it. Keeps no locked balance.
 * - `escrow_fees`: what payouts of multisig escrows paid to addresses of ours before the hot wallet spent such coins,
 *   below zero by it. Keeps no locked balance.
 * - `hot`: what our addresses on the chain hold, as a debt of theirs: below zero by what arrived.
 */
export type LedgerAccount<Code extends AssetCode = AssetCode> = { readonly asset: Code } & (
  | { readonly kind: "available"; readonly traderId: TraderId }
  | { readonly kind: "escrow"; readonly tradeId: TradeId }
  | { readonly kind: "rewards"; readonly partnerId: TraderId }
  | { readonly kind: "merchant"; readonly merchantId: TraderId }
  | { readonly kind: "outgoing"; readonly sendId: string }
  | { readonly kind: "bond"; readonly holderId: TraderId }
  | { readonly kind: "spot"; readonly orderId: string }
  | { readonly kind: "card"; readonly cardId: string }
  | { readonly kind: "card_act"; readonly actId: string }
  | { readonly kind: "order"; readonly orderId: string }
  | { readonly kind: "provider"; readonly provider: string }
  | { readonly kind: "inventory" }
  | { readonly kind: "fees" }
  | { readonly kind: "clearing" }
  | { readonly kind: "network_fees" }
  | { readonly kind: "lightning" }
  | { readonly kind: "card_payments" }
  | { readonly kind: "escrow_fees" }
  | { readonly kind: "cold" }
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
    case "outgoing":
      return `outgoing:${account.asset}:${account.sendId}`;
    case "bond":
      return `bond:${account.asset}:${account.holderId}`;
    case "spot":
      return `spot:${account.asset}:${account.orderId}`;
    case "card":
      return `card:${account.asset}:${account.cardId}`;
    case "card_act":
      return `card_act:${account.asset}:${account.actId}`;
    case "order":
      return `order:${account.asset}:${account.orderId}`;
    case "provider":
      return `provider:${account.asset}:${account.provider}`;
    case "inventory":
    case "fees":
    case "clearing":
    case "network_fees":
    case "lightning":
    case "card_payments":
    case "escrow_fees":
    case "cold":
    case "hot":
      return `${account.kind}:${account.asset}`;
  }
}

const withBalance: ReadonlySet<LedgerAccount["kind"]> = new Set([
  "available",
  "escrow",
  "rewards",
  "merchant",
  "outgoing",
  "bond",
  "spot",
  "card",
  "card_act",
  "order",
  "inventory",
]);

/** Whether the account keeps a locked balance that can never go below zero. */
export function keepsBalance({ kind }: LedgerAccount): boolean {
  return withBalance.has(kind);
}
