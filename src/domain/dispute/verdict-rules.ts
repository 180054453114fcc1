import type { Verdict } from "../trade/trade-memory.ts";

/** A rule that a verdict names, and the outcomes that it can lead to. */
interface VerdictRule {
  readonly code: string;
  readonly title: string;
  readonly outcomes: readonly Verdict["for"][];
}

/**
 * The rules that a verdict names: both sides read which one applied, and everyone decides the same
 * case the same way.
 */
const verdictRules = [
  { code: "4.1", title: "Paid in full, and shown", outcomes: ["buyer"] },
  { code: "4.2", title: "Paid with proof, and the seller was silent", outcomes: ["buyer"] },
  { code: "4.3", title: "No payment was shown", outcomes: ["seller"] },
  {
    code: "4.4",
    title: "The payment came from someone else's account",
    outcomes: ["seller", "split"],
  },
  { code: "4.5", title: "Only a part arrived", outcomes: ["seller", "split"] },
  { code: "4.6", title: "The payment was taken back or can be", outcomes: ["seller"] },
  {
    code: "4.7",
    title: "Terms were asked that the offer did not have",
    outcomes: ["buyer", "seller", "split"],
  },
  { code: "4.8", title: "They dealt outside the escrow", outcomes: ["buyer", "seller", "split"] },
  { code: "4.9", title: "Forged proof", outcomes: ["buyer", "seller"] },
] as const satisfies readonly VerdictRule[];

export type VerdictRuleCode = (typeof verdictRules)[number]["code"];

export const verdictRuleCodes = verdictRules.map(({ code }) => code);

/** The rules that can lead to an outcome. */
export function verdictRulesFor(verdict: Verdict["for"]) {
  return verdictRules.filter(({ outcomes }: VerdictRule) => outcomes.includes(verdict));
}

/** Whether a rule can lead to an outcome. */
export function ruleFits(code: string, verdict: Verdict["for"]): boolean {
  return verdictRulesFor(verdict).some((rule) => rule.code === code);
}

/** The title of a rule; undefined if there is none. */
export function verdictRuleTitle(code: string): string | undefined {
  return verdictRules.find((rule) => rule.code === code)?.title;
}
