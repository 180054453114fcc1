import { cardRegionsOf, isBinOf } from "../catalogue/card-numbers.ts";
import { findPaymentMethod } from "../catalogue/payment-methods.ts";
import { all, bad, good, type Judged } from "./offer-failure.ts";

/** Which cards an offer accepts (answers 68). An empty list does not limit. */
export interface CardLimits {
  /** What their numbers begin with: six or eight digits. */
  readonly binCodes: readonly string[];
  /** Where they are from (ISO 3166-1 alpha-2). */
  readonly regions: readonly string[];
}

/** Any card. */
export const anyCards: CardLimits = { binCodes: [], regions: [] };

/** More would be of no use to people who read them. */
export const mostBinCodes = 30;

/** Checks the cards of an offer by that method; undefined: any card. */
export function judgeCards(
  { binCodes, regions }: CardLimits,
  { paymentMethod }: { readonly paymentMethod: string },
): Judged<CardLimits | undefined> {
  const judged = all<CardLimits>({
    binCodes: judgeBinCodes(binCodes, paymentMethod),
    regions: judgeRegions(regions, paymentMethod),
  });
  const isAny = binCodes.length === 0 && regions.length === 0;
  return judged.ok && isAny ? good(undefined) : judged;
}

function judgeBinCodes(codes: readonly string[], method: string): Judged<readonly string[]> {
  const field = "bin_codes";
  if (codes.length === 0) return good([]);
  if (!findPaymentMethod(method)?.hasCardNumbers) return bad({ field, code: "not_for_method" });
  if (codes.length > mostBinCodes) return bad({ field, code: "too_many", most: mostBinCodes });
  if (!codes.every((code) => isBinOf(method, code))) return bad({ field, code: "unknown" });
  return isRepeated(codes) ? bad({ field, code: "repeated" }) : good(codes.toSorted());
}

function judgeRegions(regions: readonly string[], method: string): Judged<readonly string[]> {
  const field = "card_regions";
  if (regions.length === 0) return good([]);
  const known = cardRegionsOf(method);
  if (known.length === 0) return bad({ field, code: "not_for_method" });
  if (!regions.every((region) => known.includes(region))) return bad({ field, code: "unknown" });
  return isRepeated(regions) ? bad({ field, code: "repeated" }) : good(regions.toSorted());
}

function isRepeated(entries: readonly string[]): boolean {
  return new Set(entries).size < entries.length;
}
