/**
 * The rules that a verdict names: both sides read which one applied, and everyone decides the same
 * case the same way.
 */
export const verdictRules = [
  { code: "4.1", title: "Paid in full, and shown" },
  { code: "4.2", title: "Paid with proof, and the seller was silent" },
  { code: "4.3", title: "No payment was shown" },
  { code: "4.4", title: "The payment came from somebody else's account" },
  { code: "4.5", title: "Only a part arrived" },
  { code: "4.6", title: "The payment was taken back or can be" },
  { code: "4.7", title: "Terms were asked that the offer did not have" },
  { code: "4.8", title: "They dealt outside the escrow" },
  { code: "4.9", title: "Forged proof" },
] as const;

export type VerdictRuleCode = (typeof verdictRules)[number]["code"];

export const verdictRuleCodes = verdictRules.map(({ code }) => code);

/** The title of a rule; undefined if there is none. */
export function verdictRuleTitle(code: string): string | undefined {
  return verdictRules.find((rule) => rule.code === code)?.title;
}
