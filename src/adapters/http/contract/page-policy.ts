import type { AccountPolicy } from "../../../domain/account/account-policy.ts";
import type { ChatPolicy } from "../../../domain/chat/chat-availability.ts";
import type { DisputePolicy } from "../../../domain/dispute/dispute-policy.ts";
import type { FeePolicy } from "../../../domain/offer/fee-table.ts";
import type { ModerationPolicy } from "../../../domain/offer/moderation.ts";
import type { FlagPolicy } from "../../../domain/policy/flags.ts";
import type { OfferPolicy } from "../../../domain/offer/offer-policy.ts";
import type { Policy } from "../../../domain/policy/policy.ts";
import type { PartnerPolicy } from "../../../domain/partner/partner-policy.ts";
import type { TextPolicy } from "../../../domain/text/text-policy.ts";
import type { TradePolicy } from "../../../domain/trade/trade-policy.ts";
import type { StartPolicy } from "../../../domain/trade-start/start-policy.ts";

/** The parts of the policy that traders' pages show, and check what is typed by. */
export interface ShownPolicy {
  readonly fees: FeePolicy;
  readonly offer: OfferPolicy;
  readonly moderation: ModerationPolicy;
  readonly dispute: Pick<
    DisputePolicy,
    | "supermoderatorsAfter"
    | "mostReasonCharacters"
    | "fewestExplanationCharacters"
    | "mostExplanationCharacters"
    | "mostReferenceCharacters"
  >;
  readonly start: Pick<StartPolicy, "activeWithoutId" | "recentSeconds"> & {
    readonly pair: Partial<NonNullable<StartPolicy["pair"]>>;
    readonly coolDown: Pick<StartPolicy["coolDown"], "markSeconds" | "sameOfferSeconds">;
  };
  readonly trade: TradePolicy;
  readonly chat: ChatPolicy;
  readonly texts: TextPolicy;
  readonly account: Pick<AccountPolicy, "username" | "password">;
  readonly flags: FlagPolicy;
  readonly partner: PartnerPolicy;
}

/** A part as JSON carries it: large numbers as text. */
type Written<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends bigint ? string : Part[Name];
};

/** The same as a page's state carries it. */
export interface PagePolicy extends Omit<ShownPolicy, "offer" | "trade" | "partner"> {
  readonly offer: Written<OfferPolicy>;
  readonly trade: Written<TradePolicy>;
  readonly partner: Written<PartnerPolicy>;
}

const writtenPolicies = new WeakMap<Policy, PagePolicy>();

/** The part of the policy in force that a page receives: one object for each policy. */
export function writePagePolicy(policy: Policy): PagePolicy {
  const known = writtenPolicies.get(policy);
  if (known) return known;
  const page = pagePolicyOf(policy);
  writtenPolicies.set(policy, page);
  return page;
}

function pagePolicyOf(policy: Policy): PagePolicy {
  const { fees, offer, moderation, dispute, start, trade, chat, texts, account, flags } = policy;
  const { username, password } = account;
  const { markSeconds, sameOfferSeconds } = start.coolDown;
  return {
    fees,
    moderation,
    chat,
    texts,
    flags,
    account: { username, password },
    offer: written(offer),
    dispute: {
      supermoderatorsAfter: dispute.supermoderatorsAfter,
      mostReasonCharacters: dispute.mostReasonCharacters,
      fewestExplanationCharacters: dispute.fewestExplanationCharacters,
      mostExplanationCharacters: dispute.mostExplanationCharacters,
      mostReferenceCharacters: dispute.mostReferenceCharacters,
    },
    start: {
      activeWithoutId: start.activeWithoutId,
      recentSeconds: start.recentSeconds,
      pair: start.pair ?? {},
      coolDown: { markSeconds, sameOfferSeconds },
    },
    trade: written(trade),
    partner: written(policy.partner),
  };
}

/** The policy that a page received. */
export function readPagePolicy({ offer, trade, partner, ...rest }: PagePolicy): ShownPolicy {
  return {
    ...rest,
    offer: {
      ...offer,
      giftCardUsdCents: BigInt(offer.giftCardUsdCents),
      farBasisPoints: BigInt(offer.farBasisPoints),
    },
    partner: { ...partner, claimFromUsdCents: BigInt(partner.claimFromUsdCents) },
    trade: {
      ...trade,
      sessionProofBelowCents: BigInt(trade.sessionProofBelowCents),
      largeVerdictAboveCents: BigInt(trade.largeVerdictAboveCents),
      smallAppealBelowCents: BigInt(trade.smallAppealBelowCents),
    },
  };
}

function written<Part extends object>(part: Part): Written<Part> {
  const values = Object.entries(part).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === "bigint" ? String(value) : value,
  ]);
  return Object.fromEntries(values) as Written<Part>;
}
