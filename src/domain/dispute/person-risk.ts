import { after } from "../trade/instant.ts";
import type { Instant } from "../trade/trade.ts";
import type { DisputePolicy } from "./dispute-policy.ts";

/** Something that staff should know before they trust a person. It never decides. */
export interface RiskSignal {
  readonly name:
    | "new_account"
    | "many_cancels"
    | "lost_disputes"
    | "reversed_before"
    | "paid_at_once"
    | "country_unlike"
    | "vpn"
    | "shared_address"
    | "shared_document"
    | "repeated_text";
  readonly weight: number;
  /** The evidence in one sentence. */
  readonly evidence: string;
}

/** What is known about a person; counts are within the policy's time. */
export interface RiskFacts {
  readonly registeredAt: Instant;
  readonly cancels: number;
  readonly lostDisputes: number;
  readonly reversals: number;
  /** Trades they bought in, and those of them that they marked paid at once. */
  readonly bought: number;
  readonly paidAtOnce: number;
  readonly declaredCountry: string | undefined;
  readonly seenCountry: string | undefined;
  readonly isOnVpn: boolean;
  /** Names of others who signed in from the same internet address or device. */
  readonly sharedAddress: readonly string[];
  /** Names of others who verified with the same document. */
  readonly sharedDocument: readonly string[];
  /** Names of others whose offers have the same terms, word for word. */
  readonly repeatedText: readonly string[];
}

const day = 86_400_000;

/** The risk of a person, heaviest first: each signal with its evidence and weight. */
export function riskOf(facts: RiskFacts, policy: DisputePolicy, now: Instant): RiskSignal[] {
  const days = Math.floor(policy.recordWithin / 86_400);
  const age = Math.max(0, Math.floor((now - facts.registeredAt) / day));
  const { declaredCountry, seenCountry, isOnVpn } = facts;
  // A tunnel says nothing of a country: where it ends is no second signal.
  const isUnlike = !isOnVpn && declaredCountry && seenCountry && declaredCountry !== seenCountry;
  const rows: readonly (readonly [RiskSignal["name"], number, unknown, string])[] = [
    [
      "shared_document",
      4,
      facts.sharedDocument.length,
      `Verified with the document of ${named(facts.sharedDocument)}.`,
    ],
    [
      "reversed_before",
      4,
      facts.reversals,
      `${count(facts.reversals, "payment")} reversed in ${days} days.`,
    ],
    [
      "shared_address",
      3,
      facts.sharedAddress.length,
      `Signed in from the address or device of ${named(facts.sharedAddress)}.`,
    ],
    [
      "lost_disputes",
      3,
      facts.lostDisputes,
      `Lost ${count(facts.lostDisputes, "dispute")} in ${days} days.`,
    ],
    [
      "repeated_text",
      2,
      facts.repeatedText.length,
      `Offer terms are the same as those of ${named(facts.repeatedText)}.`,
    ],
    [
      "new_account",
      2,
      now < after(facts.registeredAt, policy.newAccountWithin),
      `The account is ${count(age, "day")} old.`,
    ],
    [
      "many_cancels",
      2,
      facts.cancels >= policy.manyCancels,
      `Cancelled ${count(facts.cancels, "trade")} in ${days} days.`,
    ],
    [
      "paid_at_once",
      2,
      facts.paidAtOnce,
      `Marked ${facts.paidAtOnce} of ${count(facts.bought, "trade")} paid within ${Math.floor(policy.quickPaidWithin / 60)} minutes of the start.`,
    ],
    [
      "country_unlike",
      2,
      isUnlike,
      `Says to live in ${declaredCountry}; the network address is in ${seenCountry}.`,
    ],
    ["vpn", 1, isOnVpn, "The network address belongs to a VPN or a hosting company."],
  ];
  return rows
    .filter(([, , isThere]) => Boolean(isThere))
    .map(([name, weight, , evidence]) => ({ name, weight, evidence }));
}

const mostNames = 3;

function named(names: readonly string[]): string {
  const more = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(", ");
  return more > 0 ? `${shown} and ${more} more` : shown;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}
