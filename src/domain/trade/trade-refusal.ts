import type { Instant, TradeDeadlineKind } from "./trade.ts";
import type { TradeStatus } from "./trade-status.ts";

/**
 * Why an act is refused. First the table is checked: `not_your_act`, `wrong_status`, `window_over`;
 * then the account of the person: `user_restricted`, `consent_needed`; then whether the platform
 * halted trading. Then the rule of the act; if several of its reasons apply, the first in this list
 * is given. Last, whether the platform halted withdrawals.
 */
export const tradeRefusalCodes = [
  /** This person can never do that here. */
  "not_your_act",
  /** Nobody can do that in the trade's current status. */
  "wrong_status",
  /** The time for it is over, or a deadline has passed that has to be carried out first. */
  "window_over",
  /** The state of the person's account does not allow it. */
  "user_restricted",
  /** A supermoderator has to consent first: someone else may have used the account. */
  "consent_needed",
  /** The platform halted trading for a while, of all coins or of this one. */
  "trading_halted",
  /** The platform halted withdrawals for a while: nothing goes to the buyer. */
  "withdrawals_halted",
  /** The clock fired too early. */
  "not_due",
  /** The trade's flow, or what was shared in it, has no such step. */
  "not_in_this_flow",
  /** The escrow is a coin on the chain, which stays as it is. */
  "escrow_on_chain",
  /** Of an escrow on the chain the seller signs what they release. */
  "signature_needed",
  /** The case is someone else's or nobody's, or the person decided in it before. */
  "not_your_case",
  /** Whoever opened a case does not decide it. */
  "case_opener",
  /** The case worker does not hold the permission to write. */
  "case_not_writable",
  /** Staff have to give a reason. */
  "reason_needed",
  /** Confirmation is missing: the request was made only once. */
  "confirmation_needed",
  /** No proof of a release, or one that is too old or of a kind not sufficient here. */
  "proof_needed",
  /** Password or factors were changed within a day: nothing new is sold, nothing new released. */
  "security_hold",
  /** Not before that moment. */
  "too_early",
  /** Not after that moment. */
  "too_late",
  /** The maximum number of times is reached. */
  "limit_reached",
  /** The dispute can no longer be withdrawn by its opener. */
  "case_worker_acted",
  /** What the buyer has to submit before marking the trade as paid. */
  "requirements_open",
  /** The buyer has neither answered nor run out of time. */
  "buyer_not_heard",
  /** The claim is not fully paid yet. */
  "debt_open",
  /** No open proposal of that kind has that id. */
  "proposal_unknown",
  /** The proposer cannot accept. */
  "own_proposal",
  /** Rates are stale. */
  "no_fresh_rate",
  /** The market has not moved enough for a new price. */
  "market_inside_band",
  /** The market has moved too far for the old price. */
  "market_outside_band",
  /** A share, sum or time is out of bounds. */
  "out_of_range",
  /** The second person confirms something other than the first decided. */
  "verdict_differs",
  /** Nothing would be left to give. */
  "amount_too_small",
  /** Another such request is already open. */
  "already_asked",
  /** A side that accepted the verdict cannot appeal. */
  "already_accepted",
  /** Payments by this method cannot be reversed. */
  "not_reversible",
  /** The report and its evidence were not checked. */
  "not_verified",
  /** The buyer received nothing in this trade. */
  "nothing_received",
  /** The start rules refuse this trade now. */
  "start_refused",
  /** The seller's balance does not cover it. */
  "low_balance",
] as const;

type TradeRefusalCode = (typeof tradeRefusalCodes)[number];

export type TradeRefusal =
  | { readonly code: "wrong_status"; readonly status: TradeStatus }
  | {
      readonly code: "window_over";
      readonly deadline: TradeDeadlineKind;
      /** Until when a buyer who paid too late may ask the seller to reopen. */
      readonly reopenUntil?: Instant;
    }
  | { readonly code: "requirements_open"; readonly requirementIds: readonly string[] }
  | { readonly code: "too_early" | "too_late" | "buyer_not_heard"; readonly at: Instant }
  | { readonly code: "limit_reached"; readonly atMost: number }
  /** `reason`: the code of the start rules, if known. */
  | { readonly code: "start_refused"; readonly reason: string | undefined }
  | { readonly code: Exclude<TradeRefusalCode, DetailedRefusalCode> };

type DetailedRefusalCode =
  | "wrong_status"
  | "window_over"
  | "requirements_open"
  | "too_early"
  | "too_late"
  | "buyer_not_heard"
  | "limit_reached"
  | "start_refused";
