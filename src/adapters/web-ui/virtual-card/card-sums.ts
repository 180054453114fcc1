import type { VirtualCardView } from "../../http/contract/virtual-card/virtual-card-views.ts";
import { parseAmount } from "../../../domain/money/money.ts";
import {
  cardAsset,
  centsOf,
  isWholeCents,
  ofCents,
} from "../../../domain/virtual-card/virtual-card.ts";

/** A sum in US cents as a decimal, for display: "12.50". */
export function decimalOfCents(cents: string): string {
  const digits = cents.padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What was typed in US dollars, in cents; undefined if that is no amount of whole cents above zero. */
export function centsTyped(typed: string): bigint | undefined {
  const parsed = parseAmount(cardAsset, typed);
  if (!parsed.ok || !isWholeCents(parsed.value)) return undefined;
  const cents = centsOf(parsed.value);
  return cents > 0n ? cents : undefined;
}

/** So many US cents in base units of USDT, as they are sent. */
export function unitsOfCents(cents: bigint): string {
  return String(ofCents(cents).units);
}

/** A fee in basis points of so many US cents, in base units of USDT, rounded up as the server does. */
export function feeOfCents(cents: bigint, basisPoints: number): bigint {
  return (ofCents(cents).units * BigInt(basisPoints) + 9_999n) / 10_000n;
}

/** Basis points as a percentage: "1", "0.25". */
export function percentOf(basisPoints: number): string {
  return String(basisPoints / 100);
}

/** As it is printed on cards: "11/29". */
export function expiryText(issued: NonNullable<VirtualCardView["issued"]>): string {
  const { expiryMonth, expiryYear } = issued;
  return `${String(expiryMonth).padStart(2, "0")}/${String(expiryYear % 100).padStart(2, "0")}`;
}
