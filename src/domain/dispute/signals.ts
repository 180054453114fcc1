import { areNamesAlike } from "./account-name.ts";
import { containsContact, containsLink } from "../text/contact-marks.ts";
import { after } from "../trade/instant.ts";
import type { Instant, Side } from "../trade/trade.ts";
import type { DisputePolicy } from "./dispute-policy.ts";

/** Something that speaks for or against a party. It never decides. */
export interface Signal {
  readonly name:
    | "paid_at_once"
    | "first_trade_of_pair"
    | "new_account"
    | "many_cancels"
    | "silent_side"
    | "same_address"
    | "reversed_before"
    | "contact_before_payment"
    | "account_name_unlike"
    | "country_unlike"
    | "vpn";
  readonly weight: number;
  /** The evidence in one sentence. */
  readonly evidence: string;
}

/** What is known about a party. */
export interface PartyFacts {
  readonly registeredAt: Instant;
  /** Trades they ended by cancelling, within the policy's time. */
  readonly cancels: number;
  /** Payments of theirs that were reversed, within the policy's time. */
  readonly reversals?: number;
  /** As they gave it in their settings; undefined: not at all. */
  readonly declaredName?: string | undefined;
  /** Where they say that they live; ISO 3166-1 alpha-2. */
  readonly declaredCountry?: string | undefined;
  /** Where the network address is that they came from last. */
  readonly seenCountry?: string | undefined;
  /** Whether that belongs to a network that rents out machines and tunnels. */
  readonly isOnVpn?: boolean;
}

/** What signals are computed from. */
export interface SignalFacts {
  readonly startedAt: Instant;
  readonly paidAt: Instant | undefined;
  /** Earlier trades between the same two. */
  readonly tradesOfPair: number;
  readonly parties: Readonly<Record<Side, PartyFacts>>;
  readonly silent: Side | undefined;
  /** Whether both were signed in from one internet address. */
  readonly isSameAddress?: boolean;
  /** Who wrote contact details or a link before the payment. */
  readonly contactsBeforePayment?: readonly Side[];
  /** The holder of the account that the seller is paid to; undefined: not named. */
  readonly accountHolder?: string | undefined;
}

/** The kinds of marks that count as cancels. */
export const cancelMarks = ["cancelled_as_buyer", "cancelled_as_seller"] as const;

const second = 1_000;
const minute = 60_000;
const day = 86_400_000;

/** The signals of a case, the buyer's before the seller's. */
export function signalsOf(facts: SignalFacts, policy: DisputePolicy): readonly Signal[] {
  const { startedAt, paidAt, tradesOfPair, parties, silent } = facts;
  const found: Signal[] = [];
  if (paidAt !== undefined && paidAt < after(startedAt, policy.quickPaidWithin)) {
    const minutes = Math.floor((paidAt - startedAt) / minute);
    const seconds = Math.floor((paidAt - startedAt) / second);
    const passed = minutes > 0 ? count(minutes, "minute") : count(seconds, "second");
    const evidence = `Marked paid ${passed} after start.`;
    found.push({ name: "paid_at_once", weight: 2, evidence });
  }
  if (tradesOfPair === 0) {
    const evidence = "They had never traded with each other before.";
    found.push({ name: "first_trade_of_pair", weight: 1, evidence });
  }
  for (const side of ["buyer", "seller"] as const) {
    const { registeredAt, cancels } = parties[side];
    if (startedAt < after(registeredAt, policy.newAccountWithin)) {
      const days = Math.max(0, Math.floor((startedAt - registeredAt) / day));
      const evidence = `The ${side}'s account was ${count(days, "day")} old at the start.`;
      found.push({ name: "new_account", weight: 2, evidence });
    }
    if (cancels >= policy.manyCancels) {
      const days = Math.floor(policy.recordWithin / 86_400);
      const evidence = `The ${side} cancelled ${count(cancels, "trade")} in ${days} days.`;
      found.push({ name: "many_cancels", weight: 2, evidence });
    }
    found.push(...placeSignals(side, parties[side]));
  }
  found.push(...linkSignals(facts), ...reversalSignals(facts, policy));
  if (silent !== undefined) {
    const hours = Math.floor(policy.silentAfter / 3_600);
    const evidence = `The ${silent} was asked and wrote nothing for ${hours} hours.`;
    found.push({ name: "silent_side", weight: 3, evidence });
  }
  const { accountHolder } = facts;
  const { declaredName } = parties.seller;
  if (accountHolder && declaredName && !areNamesAlike(accountHolder, declaredName)) {
    const evidence = `The account is in the name of “${accountHolder}”; the seller says to be “${declaredName}”.`;
    found.push({ name: "account_name_unlike", weight: 3, evidence });
  }
  return found;
}

/** A tunnel says nothing of a country: where it ends is no second signal. */
function placeSignals(side: Side, party: PartyFacts): readonly Signal[] {
  const { declaredCountry, seenCountry, isOnVpn = false } = party;
  if (isOnVpn) {
    const evidence = `The ${side}'s network address belongs to a VPN or a hosting company.`;
    return [{ name: "vpn", weight: 1, evidence }];
  }
  if (!declaredCountry || !seenCountry || declaredCountry === seenCountry) return [];
  const evidence = `The ${side} says to live in ${declaredCountry}; the network address is in ${seenCountry}.`;
  return [{ name: "country_unlike", weight: 2, evidence }];
}

/** What suggests that the two know each other, or meant to settle elsewhere. */
function linkSignals({ isSameAddress, contactsBeforePayment = [] }: SignalFacts): Signal[] {
  const same: Signal = {
    name: "same_address",
    weight: 3,
    evidence: "Both were signed in from the same internet address.",
  };
  const contacts = contactsBeforePayment.map((side): Signal => ({
    name: "contact_before_payment",
    weight: 2,
    evidence: `The ${side} wrote contact details or a link before the payment.`,
  }));
  return [...(isSameAddress ? [same] : []), ...contacts];
}

function reversalSignals({ parties }: SignalFacts, { recordWithin }: DisputePolicy): Signal[] {
  const { reversals = 0 } = parties.buyer;
  if (reversals === 0) return [];
  const days = Math.floor(recordWithin / 86_400);
  const evidence = `The buyer had ${count(reversals, "payment")} reversed in ${days} days.`;
  return [{ name: "reversed_before", weight: 4, evidence }];
}

/** Which sides wrote contact details or a link before that moment; undefined: it never came. */
export function contactsBefore(
  messages: readonly {
    readonly side: Side | undefined;
    readonly at: Instant;
    readonly text: string;
  }[],
  paidAt: Instant | undefined,
): readonly Side[] {
  const early = messages.filter(({ at }) => paidAt === undefined || at < paidAt);
  return (["buyer", "seller"] as const).filter((party) =>
    early.some(({ side, text }) => side === party && (containsContact(text) || containsLink(text))),
  );
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}
