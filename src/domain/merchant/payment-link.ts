import type { TraderId } from "../id/id.ts";
import { parseFiat, type Fiat, type FiatCode } from "../money/fiat.ts";
import type { Money } from "../money/money.ts";
import type { Price } from "../money/price.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";

/** What became of a link. One that nobody pays in time is over without a change of its own. */
export const paymentLinkStates = ["open", "paid", "cancelled", "expired"] as const;
type PaymentLinkState = (typeof paymentLinkStates)[number];

/** A payment, at the market's price of its moment. */
interface LinkPayment {
  readonly payerId: TraderId;
  readonly amount: Money<"BTC">;
  readonly price: Price<"BTC">;
  /** In milliseconds since the epoch. */
  readonly at: number;
}

/** A sum in ordinary money that a merchant asks for, to be paid once. */
export interface PaymentLink {
  readonly id: string;
  readonly version: number;
  readonly merchantId: TraderId;
  readonly sum: Fiat;
  /** For what, in the merchant's words; the payer reads it. */
  readonly title: string;
  readonly expiresAt: number;
  readonly isCancelled: boolean;
  readonly payment: LinkPayment | undefined;
}

/** For how long a link can be paid, in seconds. */
export const linkLifetimes = [3_600, 86_400, 7 * 86_400, 30 * 86_400] as const;

/** The most links of one merchant that can be paid at the same time. */
export const mostOpenLinks = 500;

/** The least and the most that one link asks for, in US cents. */
export const linkSumsUsdCents = { least: 100n, most: 10_000_000n } as const;

/** How many characters say what a link is for. */
export const titleCharacters = { fewest: 1, most: 100 } as const;

/** What a merchant asks for. */
interface LinkWish {
  readonly sum: Fiat;
  readonly title: string;
}

/**
 * - `payment_title_refused`: empty, too long, or with characters that nobody can see.
 * - `payment_sum_refused`: not a sum in the currency, or less or more than a link may ask for.
 * - `no_fresh_rate`: nobody knows what the sum is worth.
 */
export interface WishRefusal {
  readonly code: "payment_title_refused" | "payment_sum_refused" | "no_fresh_rate";
}

/** Parses what was typed. `usdCents`: what a sum is worth; undefined without a rate. */
export function parseLinkWish(
  typed: { readonly currency: FiatCode; readonly amount: string; readonly title: string },
  usdCents: (sum: Fiat) => bigint | undefined,
): Result<LinkWish, WishRefusal> {
  const title = plainText(typed.title).replaceAll(/\s+/gu, " ");
  const length = charactersOf(title);
  const { fewest, most } = titleCharacters;
  if (!isReadable(title) || !isVisible(title) || length < fewest || length > most) {
    return refuse({ code: "payment_title_refused" });
  }
  const sum = parseFiat(typed.currency, typed.amount);
  if (!sum.ok) return refuse({ code: "payment_sum_refused" });
  const worth = usdCents(sum.value);
  if (worth === undefined) return refuse({ code: "no_fresh_rate" });
  if (worth < linkSumsUsdCents.least || worth > linkSumsUsdCents.most) {
    return refuse({ code: "payment_sum_refused" });
  }
  return accept({ sum: sum.value, title });
}

/** Where a link is at a moment. */
export function linkState(
  { payment, isCancelled, expiresAt }: Pick<PaymentLink, "payment" | "isCancelled" | "expiresAt">,
  now: number,
): PaymentLinkState {
  if (payment) return "paid";
  if (isCancelled) return "cancelled";
  return now < expiresAt ? "open" : "expired";
}

/** Why a link that is not open can be neither paid nor cancelled. */
export interface ClosedLink {
  readonly code: "payment_link_paid" | "payment_link_cancelled" | "payment_link_expired";
}

const closed = {
  paid: "payment_link_paid",
  cancelled: "payment_link_cancelled",
  expired: "payment_link_expired",
} as const satisfies Record<Exclude<PaymentLinkState, "open">, ClosedLink["code"]>;

/** Whether a link can still be paid or cancelled. */
export function judgeOpen(link: PaymentLink, now: number): Result<undefined, ClosedLink> {
  const state = linkState(link, now);
  return state === "open" ? accept(undefined) : refuse({ code: closed[state] });
}
