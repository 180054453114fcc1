import type { FiatCode } from "../../../domain/money/fiat.ts";
import type { OfferCap } from "../../../domain/offer/offer-cap.ts";

/**
 * The cap of an offer, read by `capColumns`: without one nothing is used, but reservations remain.
 */
export interface CapRow {
  readonly currency: FiatCode;
  readonly cap_minor: string | null;
  readonly cap_reserved_minor: string | null;
  readonly cap_used_minor: string | null;
}

export const capColumns = `
  offer_usage.cap_minor, offer_usage.reserved_minor AS cap_reserved_minor,
  offer_usage.used_minor AS cap_used_minor`;

/** The cap stored in a row; undefined for an offer without one. */
export function capOf(row: CapRow): OfferCap | undefined {
  if (row.cap_minor === null) return undefined;
  const fiat = (minor: string | null) => ({ currency: row.currency, minor: BigInt(minor ?? 0) });
  return {
    amount: fiat(row.cap_minor),
    reserved: fiat(row.cap_reserved_minor),
    used: fiat(row.cap_used_minor),
  };
}
