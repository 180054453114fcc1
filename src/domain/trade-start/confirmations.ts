import { findPaymentMethod } from "../catalogue/payment-methods.ts";
import { currencyOfRegion } from "../catalogue/region-currencies.ts";
import type { TakerFacts } from "../offer/offer-gates.ts";
import type { Offer } from "../offer/offer.ts";

/** What a taker confirms once before a trade starts, as published (specification, section 8). */
export const confirmKinds = [
  "CriticalMargin",
  "DelayedEscrow",
  "CurrencyNotMatchCountry",
  "RiskyPaymentMethod",
] as const;
export type ConfirmKind = (typeof confirmKinds)[number];

/** What a trade on an offer would be like for a taker. */
interface Outlook {
  /** Of the price from the market, in basis points; undefined without a market price. */
  readonly distance: bigint | undefined;
  /** From which distance on a price is confirmed. */
  readonly criticalBasisPoints: number;
  readonly taker: Pick<TakerFacts, "hasTraded" | "country">;
}

/**
 * What the taker has to confirm (answers 101 and 102):
 *
 * - `CriticalMargin`: the price is far from the market, in either direction.
 * - `DelayedEscrow`: the owner funds the escrow after the start.
 * - `CurrencyNotMatchCountry`: people pay in another currency where the taker lives.
 * - `RiskyPaymentMethod`: the taker would be paid by somebody they never traded with, who could have the
 *   payment reversed later. A taker who pays risks nothing by that.
 */
export function confirmationsOf(
  { side, paymentMethod, currency, deferredEscrow }: Offer,
  { distance, criticalBasisPoints, taker }: Outlook,
): readonly ConfirmKind[] {
  const isFar =
    distance !== undefined && (distance > criticalBasisPoints || distance < -criticalBasisPoints);
  const usual = taker.country === undefined ? undefined : currencyOfRegion(taker.country);
  const isReversible = findPaymentMethod(paymentMethod)?.isReversible === true;
  const asked: Readonly<Record<ConfirmKind, boolean>> = {
    CriticalMargin: isFar,
    DelayedEscrow: deferredEscrow,
    CurrencyNotMatchCountry: usual !== undefined && usual !== currency,
    RiskyPaymentMethod: side === "buy" && isReversible && !taker.hasTraded,
  };
  return confirmKinds.filter((kind) => asked[kind]);
}
