import { accountAllows, isHeldAsSeller, type TraderAccount } from "../account/trader-account.ts";
import { isHalted, type Halt } from "../halt/halt.ts";
import type { TraderId } from "../id/id.ts";
import { journalEntry, type JournalEntry } from "../ledger/journal-entry.ts";
import { assets } from "../money/asset.ts";
import { money, type Money } from "../money/money.ts";
import { cryptoFor, fiatFor, type Price } from "../money/price.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { judgeOpen, type ClosedLink, type PaymentLink } from "./payment-link.ts";

/** What a payment is judged by: values of one moment. */
export interface PaymentFacts {
  readonly payerId: TraderId;
  readonly payer: TraderAccount;
  /** Whether a claim against the payer is open, in any asset. */
  readonly inDebt: boolean;
  /** Whether the payer sends to saved addresses only. */
  readonly isOnlySaved: boolean;
  /** What the payer has. */
  readonly available: bigint;
  /** The most that the payer agreed to pay, as the page showed it. */
  readonly agreed: bigint;
  /** Whether whoever made the link may still take payments. */
  readonly isMerchantOpen: boolean;
  readonly halts: readonly Halt[];
  /** The market's price; undefined while nobody knows it. */
  readonly price: Price<"BTC"> | undefined;
  readonly now: number;
}

/**
 * - `own_payment_link`: merchants do not pay themselves.
 * - `merchant_closed`: its owner takes no payments any more.
 * - `payment_debt`: the payer owes somebody whose payment was reversed.
 * - `payments_held`: for a day after a change of password or factors nothing is sent.
 * - `payments_only_saved`: the payer sends to saved addresses only, and a merchant is none.
 * - `payments_halted`: nobody can send Bitcoin now.
 * - `payment_price_moved`: it takes more Bitcoin now than the payer agreed to.
 */
export type PaymentRefusal =
  | ClosedLink
  | {
      readonly code:
        | "own_payment_link"
        | "merchant_closed"
        | "user_restricted"
        | "payment_debt"
        | "payments_held"
        | "payments_only_saved"
        | "payments_halted"
        | "no_fresh_rate"
        | "payment_price_moved"
        | "payment_balance_low";
    };

/** What a sum takes in Bitcoin: never less than it is worth, in whole granules. */
export function bitcoinFor({ sum }: Pick<PaymentLink, "sum">, price: Price<"BTC">): Money<"BTC"> {
  const down = cryptoFor(sum, price);
  const isEnough = fiatFor(down, price).minor >= sum.minor && down.units > 0n;
  return isEnough ? down : money("BTC", down.units + assets.BTC.granule);
}

/** What a payment moves, if it may. It is a withdrawal: an account that may send nothing pays nothing. */
export function judgePayment(
  link: PaymentLink,
  facts: PaymentFacts,
): Result<{ readonly amount: Money<"BTC">; readonly price: Price<"BTC"> }, PaymentRefusal> {
  const { payerId, payer, halts, price, now } = facts;
  const open = judgeOpen(link, now);
  if (!open.ok) return open;
  if (payerId === link.merchantId) return refuse({ code: "own_payment_link" });
  if (!facts.isMerchantOpen) return refuse({ code: "merchant_closed" });
  if (!accountAllows(payer, "send")) return refuse({ code: "user_restricted" });
  if (facts.inDebt) return refuse({ code: "payment_debt" });
  if (isHeldAsSeller(payer)) return refuse({ code: "payments_held" });
  if (facts.isOnlySaved) return refuse({ code: "payments_only_saved" });
  if (isHalted(halts, "withdrawals", "BTC")) return refuse({ code: "payments_halted" });
  if (!price) return refuse({ code: "no_fresh_rate" });
  const amount = bitcoinFor(link, price);
  if (amount.units > facts.agreed) return refuse({ code: "payment_price_moved" });
  if (amount.units > facts.available) return refuse({ code: "payment_balance_low" });
  return accept({ amount, price });
}

/** `link-payment:<link>`: the payer's available → merchant. A link has one, for ever. */
export function paymentEntry(
  { id, merchantId }: Pick<PaymentLink, "id" | "merchantId">,
  payerId: TraderId,
  amount: Money<"BTC">,
): JournalEntry {
  const { asset } = amount;
  return journalEntry(`link-payment:${id}`, [
    {
      from: { kind: "available", asset, traderId: payerId },
      to: { kind: "merchant", asset, merchantId },
      amount,
    },
  ]);
}

/** `merchant-payout:<merchant>:<n>`: merchant → available, all of it. */
export function payoutEntry(merchantId: TraderId, units: bigint, number: number): JournalEntry {
  return journalEntry(`merchant-payout:${merchantId}:${number}`, [
    {
      from: { kind: "merchant", asset: "BTC", merchantId },
      to: { kind: "available", asset: "BTC", traderId: merchantId },
      amount: money("BTC", units),
    },
  ]);
}
