import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";
import { languageCodes } from "./languages.ts";

/** What operators changed about a payment method; what is left out is as the catalogue has it. */
export interface MethodTraits {
  /** By language (ISO 639-1); the one in English is shown wherever there is no other. */
  readonly names?: Readonly<Record<string, string>>;
  readonly isHighRisk?: boolean;
  /** How long a payment may take to arrive; 0: the same day. */
  readonly settlementDays?: number;
  /** Stands on top of lists, before the methods that most offers name. */
  readonly isPopular?: boolean;
  /** What both sides of a trade should watch out for, in English. */
  readonly hint?: string;
}

/** No one changed anything. */
export const unchangedTraits: MethodTraits = {};

/** The longest payment that any method takes, and the longest words. */
export const mostSettlementDays = 30;
export const mostOfName = 60;
export const mostOfHint = 300;

/**
 * Why traits are refused: `bad_name`, one that cannot be read, is too long or in no language; `name_taken`, another method
 * has it; `bad_hint`; `bad_days`.
 */
export type TraitsRefusal = "bad_name" | "name_taken" | "bad_hint" | "bad_days";

/** Traits as stored. `others`: the names of all other methods. */
export function parseTraits(
  typed: MethodTraits,
  others: readonly string[],
): Result<MethodTraits, { readonly code: TraitsRefusal }> {
  const names = Object.entries(typed.names ?? {}).map(
    ([language, name]) => [language, plainText(name)] as const,
  );
  if (
    !names.every(([language, name]) => languageCodes.includes(language) && isLine(name, mostOfName))
  ) {
    return refuse({ code: "bad_name" });
  }
  const taken = new Set(others.map((name) => name.toLowerCase()));
  if (names.some(([, name]) => taken.has(name.toLowerCase())))
    return refuse({ code: "name_taken" });
  const { isHighRisk, settlementDays, isPopular } = typed;
  const isLong = settlementDays !== undefined && !isDays(settlementDays);
  if (isLong) return refuse({ code: "bad_days" });
  const hint = typed.hint === undefined ? "" : plainText(typed.hint);
  if (hint !== "" && !isLine(hint, mostOfHint)) return refuse({ code: "bad_hint" });
  return accept({
    ...(names.length > 0 && { names: Object.fromEntries(names) }),
    ...(isHighRisk !== undefined && { isHighRisk }),
    ...(settlementDays !== undefined && { settlementDays }),
    ...(isPopular && { isPopular }),
    ...(hint !== "" && { hint }),
  });
}

function isLine(text: string, most: number): boolean {
  return isReadable(text) && isVisible(text) && !/[\n\t]/.test(text) && charactersOf(text) <= most;
}

function isDays(days: number): boolean {
  return Number.isInteger(days) && days >= 0 && days <= mostSettlementDays;
}
