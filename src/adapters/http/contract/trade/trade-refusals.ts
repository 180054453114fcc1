import type { TradeRefusal } from "../../../../domain/trade/trade-refusal.ts";
import type { RefusalTable } from "../refusal-table.ts";

/** Why a trade was not started. */
const startRefusals = {
  trading_halted: {
    status: 409,
    message:
      "Trading is halted for a while. Nothing was done, and all crypto stays safe. Look again later.",
  },
  user_restricted: {
    status: 403,
    message: "The state of your account does not allow this now. The help says what you can do.",
  },
  own_offer: { status: 409, message: "This is your own offer." },
  offer_not_active: { status: 409, message: "This offer is not active." },
  offer_margin_changed: {
    status: 409,
    message: "The price of this offer was changed. Look at it again before you start.",
  },
  offer_changed: {
    status: 409,
    message: "This offer was changed. Look at it again before you start.",
  },
  offer_not_takeable: {
    status: 409,
    message: "This offer cannot be taken for this amount at the moment.",
  },
  price_moved: {
    status: 409,
    message: "The market moved. Look at the new price before you start.",
  },
  amount_not_in_range: { status: 409, message: "This offer does not take that amount." },
  cool_down: {
    status: 409,
    message:
      "You left or did not pay several trades lately. You can start the next one after a pause.",
  },
  cool_down_id_not_verified: {
    status: 409,
    message:
      "You left or did not pay too many trades in a week. Verify your ID, or wait until fewer count.",
  },
  cool_down_same_offer: {
    status: 409,
    message:
      "You just left or did not pay a trade on this offer. Wait 10 minutes, or take another.",
  },
  max_active_trades_with_partner: {
    status: 409,
    message:
      "Two people can have 2 active trades with each other, and 1 until the buyer completed a first trade. Finish one, or take another offer.",
  },
  max_2_active_trades_id_not_verified: {
    status: 409,
    message: "Without a verified ID you can have 2 active trades.",
  },
  max_per_trade_limit: {
    status: 409,
    message: "Your active trades together would be worth more than your level allows.",
  },
  reached_daily_compliance_limit: {
    status: 409,
    message: "Your trades of the last 24 hours would be worth more than your level allows.",
  },
  payment_details_needed: {
    status: 422,
    message: "Say where you are paid: the buyer has to see it before they pay.",
  },
  negative_balance: {
    status: 409,
    message:
      "You owe crypto for a payment that was taken back. Until it is paid back you can start no trade.",
  },
  default: {
    status: 409,
    message: "All your trades together would be worth more than your level allows.",
  },
} as const satisfies RefusalTable;

/** Why an action on a running or ended trade is refused: the codes of the trade rules. */
const actRefusals = {
  wrong_status: {
    status: 409,
    message: "The trade is in another state by now. This page shows the current one.",
  },
  not_your_act: { status: 403, message: "This is not for you to do in this trade." },
  window_over: {
    status: 409,
    message: "The time for this was over before it arrived. The trade shows what happened.",
  },
  user_restricted: startRefusals.user_restricted,
  trading_halted: startRefusals.trading_halted,
  withdrawals_halted: {
    status: 409,
    message:
      "Releases are halted for a while. Nothing was done, and the crypto stays safe in escrow. Look again later.",
  },
  consent_needed: {
    status: 403,
    message:
      "Your account was marked as used by somebody else. For 24 hours a release needs our consent: write to support.",
  },
  not_due: { status: 409, message: "It is not time for this yet." },
  not_in_this_flow: { status: 409, message: "This trade has no such step." },
  requirements_open: {
    status: 409,
    message: "Something is asked of you before you can say that you paid.",
  },
  reason_needed: { status: 422, message: "Say why." },
  confirmation_needed: { status: 409, message: "This has to be confirmed a second time." },
  proof_needed: {
    status: 403,
    message: "Type your password to go on. It may not be older than 5 minutes.",
  },
  too_early: { status: 409, message: "This can be done later, not yet." },
  too_late: { status: 409, message: "The time for this is over." },
  limit_reached: { status: 409, message: "This was done as often as it can be in one trade." },
  not_your_case: { status: 403, message: "This case is not yours to decide." },
  case_opener: {
    status: 403,
    message: "Whoever opened a case doesn't decide it. Someone else has to take this one.",
  },
  case_not_writable: { status: 403, message: "You may read this case, not decide it." },
  case_worker_acted: {
    status: 409,
    message: "A case worker has begun, so the dispute can no longer be withdrawn.",
  },
  verdict_differs: { status: 409, message: "The first decision was another one." },
  already_asked: { status: 409, message: "You asked for this already." },
  proposal_unknown: { status: 409, message: "This proposal is no longer open." },
  own_proposal: { status: 409, message: "The other side has to accept your proposal." },
  already_accepted: { status: 409, message: "You accepted this decision already." },
  not_reversible: { status: 409, message: "Payments by this method cannot be taken back." },
  not_verified: { status: 409, message: "The report is not complete." },
  nothing_received: { status: 409, message: "The buyer got nothing in this trade." },
  buyer_not_heard: { status: 409, message: "The buyer has not been heard yet." },
  debt_open: { status: 409, message: "The claim is not settled yet." },
  out_of_range: { status: 422, message: "This is outside of what is possible here." },
  amount_too_small: { status: 409, message: "This amount is too small to trade." },
  no_fresh_rate: {
    status: 409,
    message: "There is no fresh market price at the moment. Try again in a few minutes.",
  },
  market_inside_band: { status: 409, message: "The price has hardly moved since the start." },
  market_outside_band: {
    status: 409,
    message: "The market moved too far for the agreed price.",
  },
  start_refused: { status: 409, message: "This trade could not be started now." },
  low_balance: { status: 409, message: "The seller's balance does not cover this amount." },
} as const satisfies Record<TradeRefusal["code"], RefusalTable[string]>;

/** Why an action on a trade was refused. */
export const tradeRefusals = { ...startRefusals, ...actRefusals } as const;

/** The codes with which any action may be refused. */
export const actRefusalCodes = Object.keys(actRefusals) as (keyof typeof actRefusals)[];
