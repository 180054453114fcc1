import type { DisputePolicy } from "../../../domain/dispute/dispute-policy.ts";
import type { FeePolicy } from "../../../domain/offer/fee-table.ts";
import type { ModerationLengths } from "../../../domain/offer/moderation-text.ts";
import type { OfferPolicy } from "../../../domain/offer/offer-policy.ts";
import type { Policy } from "../../../domain/policy/policy.ts";
import type { TextPolicy } from "../../../domain/text/text-policy.ts";
import type { TradePolicy } from "../../../domain/trade/trade-policy.ts";

/** The parts of the policy that traders' pages show, and check what is typed by. */
export interface ShownPolicy {
  readonly fees: FeePolicy;
  readonly offer: OfferPolicy;
  readonly moderation: ModerationLengths;
  readonly dispute: Pick<
    DisputePolicy,
    "mostReasonCharacters" | "fewestExplanationCharacters" | "mostExplanationCharacters"
  >;
  readonly trade: TradePolicy;
  readonly texts: TextPolicy;
}

/** A part as JSON carries it: large numbers as text. */
type Written<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends bigint ? string : Part[Name];
};

/** The same as a page's state carries it. */
export interface PagePolicy extends Pick<ShownPolicy, "fees" | "moderation" | "dispute" | "texts"> {
  readonly offer: Written<OfferPolicy>;
  readonly trade: Written<TradePolicy>;
}

/** What a page is told of the policy in force. */
export function writePagePolicy(policy: Policy): PagePolicy {
  const { fees, offer, moderation, dispute, trade, texts } = policy;
  return {
    fees,
    texts,
    offer: written(offer),
    moderation: {
      fewestCharacters: moderation.fewestCharacters,
      mostCharacters: moderation.mostCharacters,
    },
    dispute: {
      mostReasonCharacters: dispute.mostReasonCharacters,
      fewestExplanationCharacters: dispute.fewestExplanationCharacters,
      mostExplanationCharacters: dispute.mostExplanationCharacters,
    },
    trade: written(trade),
  };
}

/** What a page was told of the policy. */
export function readPagePolicy({ offer, trade, ...rest }: PagePolicy): ShownPolicy {
  return {
    ...rest,
    offer: {
      ...offer,
      giftCardUsdCents: BigInt(offer.giftCardUsdCents),
      farBasisPoints: BigInt(offer.farBasisPoints),
    },
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
