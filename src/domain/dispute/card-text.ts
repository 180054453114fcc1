import type { Result } from "../result/result.ts";
import { parseCaseText, type CaseTextRefusal } from "./case-text.ts";

/** The kinds of gift cards (specification, section 3). */
export const giftCardTypes = ["physical", "e-card"] as const;
export type GiftCardType = (typeof giftCardTypes)[number];

/** Bounds of what a buyer writes about a card, and of its code. */
export const cardTextLimits = { mostInfo: 500, mostCode: 100 } as const;

/** What the seller needs to know of the card before its code: brand, country, value. */
export function parseCardInfo(typed: string): Result<string, CaseTextRefusal> {
  return parseCaseText(typed, 3, cardTextLimits.mostInfo);
}

/** The code of a card, in one line. */
export function parseCardCode(typed: string): Result<string, CaseTextRefusal> {
  return parseCaseText(typed.replaceAll(/\s+/gu, " "), 4, cardTextLimits.mostCode);
}
