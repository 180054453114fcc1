import type { Result } from "../result/result.ts";
import { parseCaseText, type CaseTextRefusal } from "./case-text.ts";

/** The longest name that a bank writes on a payment (ISO 20022). */
export const mostPayerNameCharacters = 140;

/** The name on the account that the buyer paid from, in one line. */
export function parsePayerName(typed: string): Result<string, CaseTextRefusal> {
  return parseCaseText(typed.replaceAll(/\s+/gu, " "), 1, mostPayerNameCharacters);
}
