import { formatFiat, parseFiat } from "../../../domain/money/fiat.ts";
import { add, money, shareOf, subtract } from "../../../domain/money/money.ts";
import { roundDown } from "../../../domain/money/rounding.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { isAssetCode } from "../design/amount-text.ts";

/** Why an amount cannot be offered as what arrived. */
export type ReceivedProblem = "not_a_number" | "too_precise" | "too_much" | "too_small";

/** What a trade comes to for the fiat that arrived. Crypto in base units, fiat in decimals. */
export interface Amendment {
  readonly received: string;
  readonly buyerGets: string;
  /** Below zero where the seller adds. */
  readonly sellerGetsBack: string;
}

/** What an amount comes to, or why it cannot be offered. */
export type JudgedReceived =
  | { readonly amendment: Amendment; readonly problem?: never }
  | { readonly problem: ReceivedProblem; readonly amendment?: never };

/** What of a trade decides what a part of it comes to. */
type Amendable = Pick<
  TradeView,
  "fiatAmount" | "mostReceived" | "currency" | "cryptoCurrencyCode" | "cryptoAmount" | "fee"
>;

/**
 * What both get for the fiat that arrived: crypto and fee in proportion, each rounded down, the rest
 * back to the seller, who adds what goes beyond the agreement (decisions, Trade states: amend).
 */
export function judgeReceived(view: Amendable, text: string): JudgedReceived {
  const { currency, cryptoCurrencyCode: asset } = view;
  const agreed = parseFiat(currency, view.fiatAmount);
  const most = parseFiat(currency, view.mostReceived);
  if (!agreed.ok || !most.ok || !isAssetCode(asset))
    throw new Error("The trade's own amounts cannot be read");
  const received = parseFiat(currency, text);
  if (!received.ok) {
    const { code } = received.refusal;
    return { problem: code === "amount_too_precise" ? "too_precise" : "not_a_number" };
  }
  const share = { numerator: received.value.minor, denominator: agreed.value.minor };
  if (share.numerator > most.value.minor) return { problem: "too_much" };
  const amount = money(asset, BigInt(view.cryptoAmount.amount));
  const fee = money(asset, BigInt(view.fee));
  const buyerGets = shareOf(amount, share, roundDown);
  if (buyerGets.units === 0n) return { problem: "too_small" };
  const feeKept = shareOf(fee, share, roundDown);
  const sellerGetsBack = subtract(add(amount, fee), add(buyerGets, feeKept));
  return {
    amendment: {
      received: formatFiat(received.value),
      buyerGets: String(buyerGets.units),
      sellerGetsBack: String(sellerGetsBack.units),
    },
  };
}
