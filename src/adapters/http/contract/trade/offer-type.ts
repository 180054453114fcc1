import type { Side } from "../../../../domain/trade/trade.ts";

/** What somebody did in a trade, as filters of past trades name it. */
export const offerTypes = ["buy", "sell"] as const;

export type OfferType = (typeof offerTypes)[number];

/** The side that this is; undefined for both. */
export function sideOfType(type: OfferType | undefined): Side | undefined {
  if (type === undefined) return undefined;
  return type === "buy" ? "buyer" : "seller";
}

/** The type that this side is. */
export function typeOfSide(side: Side): OfferType {
  return side === "buyer" ? "buy" : "sell";
}
