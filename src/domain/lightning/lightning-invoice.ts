import { accountAllows, type TraderAccount } from "../account/trader-account.ts";
import type { TraderId } from "../id/id.ts";
import { journalEntry, type JournalEntry } from "../ledger/journal-entry.ts";
import { money, type Money } from "../money/money.ts";
import { mayMoveCoins, type LevelPolicy } from "../kyc/levels.ts";
import type { LightningPolicy } from "./lightning-policy.ts";

/** - `open`: it can be paid. `paid`: it is in the balance. `expired`: nobody paid it, and nobody can any more. */
export const invoiceStates = ["open", "paid", "expired"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** What somebody wants to be paid over Lightning. */
export interface LightningInvoice {
  /** The hash of the payment: 64 hexadecimal digits, once in all of Lightning. */
  readonly id: string;
  readonly traderId: TraderId;
  readonly invoice: string;
  readonly amount: Money<"BTC">;
  readonly description: string;
  readonly state: InvoiceState;
}

/** What decides whether somebody may ask for a payment. */
interface ReceiverFacts {
  readonly account: TraderAccount;
  readonly level: number;
  readonly usdCents: bigint;
  /** Of their invoices within the month that were paid or can still be, in US cents. */
  readonly monthUsdCents: bigint;
  readonly openInvoices: number;
}

/** So many of one person can be open: each is looked at until it is paid or over. */
const mostOpenInvoices = 20;

/**
 * Why nobody can be asked to pay.
 *
 * - `send_locked`: the state of the account takes nothing in or out.
 * - `id_required`: nobody has verified who they are.
 * - `lightning_too_much`, `reached_month_lightning`: more than one invoice may be, or all of a month.
 * - `too_many_invoices`
 */
export type InvoiceObstacle =
  | "send_locked"
  | "id_required"
  | "lightning_too_much"
  | "reached_month_lightning"
  | "too_many_invoices";

/** What keeps an invoice from being made. */
export function invoiceObstacle(
  facts: ReceiverFacts,
  policy: LightningPolicy,
  levels: LevelPolicy,
): InvoiceObstacle | undefined {
  const { account, level, usdCents, monthUsdCents, openInvoices } = facts;
  if (!accountAllows(account, "send")) return "send_locked";
  if (!mayMoveCoins(level, levels)) return "id_required";
  if (usdCents > policy.mostUsdCents) return "lightning_too_much";
  if (monthUsdCents + usdCents > policy.mostMonthUsdCents) return "reached_month_lightning";
  return openInvoices >= mostOpenInvoices ? "too_many_invoices" : undefined;
}

/** What is credited for what arrived: whole satoshi, rounded down. */
export function receivedAmount(receivedMillisatoshi: bigint): Money<"BTC"> {
  return money("BTC", receivedMillisatoshi / 1_000n);
}

/** `lightning-credit:<hash>`: lightning → available. */
export function invoiceCreditEntry(
  { id, traderId }: Pick<LightningInvoice, "id" | "traderId">,
  amount: Money<"BTC">,
): JournalEntry {
  return journalEntry(`lightning-credit:${id}`, [
    {
      from: { kind: "lightning", asset: "BTC" },
      to: { kind: "available", asset: "BTC", traderId },
      amount,
    },
  ]);
}
