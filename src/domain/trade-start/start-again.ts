import { limitReasons } from "../kyc/levels.ts";
import type { Fiat } from "../money/fiat.ts";
import type { TradeMore } from "../agreement/amendment.ts";
import type { TradeId } from "../id/id.ts";
import type { Trade } from "../trade/trade.ts";
import { confirmKinds } from "./confirmations.ts";
import { decideStart, type StartRequest } from "./decide-start.ts";
import type { StartRefusal } from "./start-refusal.ts";
import type { Eligibility } from "./start-limits.ts";
import type { StartPolicy } from "./start-policy.ts";

/** What decides a start, except what the trade itself says. */
type StartAgain = Pick<
  StartRequest,
  | "offer"
  | "takerId"
  | "termsVersion"
  | "capRemaining"
  | "market"
  | "followed"
  | "owner"
  | "taker"
  | "activeTogether"
  | "blocked"
  | "known"
  | "ownerCountry"
  | "sellerAvailable"
  | "halts"
  | "now"
  | "policy"
  | "criticalBasisPoints"
  | "levelRules"
>;

/**
 * Both agreed to go on, whatever the owner's duty hours. The trade says at which price it continues, whether the seller's balance covers that, and where
 * they are paid.
 */
const judgedByTheTrade: ReadonlySet<StartRefusal["code"]> = new Set([
  "no_fresh_rate",
  "amount_too_small",
  "low_balance",
  "payment_details_needed",
  "outside_duty_hours",
]);

/**
 * T48: why a trade could not be started again, by all start rules; undefined if it could. The mark
 * that its own end left does not block it.
 */
export function startAgainRefusal(
  { id, money }: Pick<Trade, "id" | "money">,
  again: StartAgain,
): StartRefusal["code"] | undefined {
  const decision = decideStart({
    ...again,
    owner: withoutMarksOf(id, again.owner),
    taker: withoutMarksOf(id, again.taker),
    asked: { kind: "fiat", fiat: money.fiat },
    seen: {},
    paymentDetails: [],
    confirmed: confirmKinds,
    feeRate: money.feeRate,
    usdCents: () => money.usdCents,
  });
  if (decision.ok) return undefined;
  const code = decision.refusal.all.find((each) => !judgedByTheTrade.has(each.code))?.code;
  // Either of the two may read this: it does not say who blocked whom.
  return code === "opponent_is_blocked" ? "offer_not_active" : code;
}

function withoutMarksOf(tradeId: TradeId, eligibility: Eligibility): Eligibility {
  return { ...eligibility, marks: eligibility.marks.filter((mark) => mark.tradeId !== tradeId) };
}

/** T26: why limits or the offer's cap do not let a trade grow by that much. */
export function moreRefusal(
  more: TradeMore,
  { owner, taker, capRemaining }: MoreRequest,
  { levels }: StartPolicy,
): StartRefusal["code"] | undefined {
  const [limit] = limitReasons(taker, more.usdCents, levels);
  if (limit) return limit;
  const isOwnerOver = limitReasons(owner, more.usdCents, levels).length > 0;
  const isCapReached = capRemaining !== undefined && capRemaining.minor < more.fiat.minor;
  return isOwnerOver || isCapReached ? "offer_not_takeable" : undefined;
}

interface MoreRequest {
  readonly owner: Eligibility;
  readonly taker: Eligibility;
  readonly capRemaining: Fiat | undefined;
}
