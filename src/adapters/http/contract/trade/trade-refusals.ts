import type { TradeRefusal } from "../../../../domain/trade/trade-refusal.ts";
import type { RefusalTable } from "../refusal-table.ts";

/** Why a trade was not started. */
const startRefusals = {
  no_receipt: {
    status: 409,
    message: "There is a receipt once the buyer has received the crypto.",
  },
  history_dates: { status: 422, message: "Choose days that exist, the first not after the last." },
  trading_halted: {
    status: 409,
    message:
      "Trading is halted for now. Nothing was changed, and all crypto stays safe. Check back later.",
  },
  user_restricted: {
    status: 403,
    message: "Your account's current state doesn't allow this. The help page says what you can do.",
  },
  own_offer: { status: 409, message: "This is your own offer." },
  other_market: {
    status: 409,
    message:
      "Demo accounts trade play money with each other, and nobody else does. Choose another offer.",
  },
  offer_not_active: { status: 409, message: "This offer is not active." },
  offer_margin_changed: {
    status: 409,
    message: "The price of this offer changed. Check it before you start.",
  },
  offer_changed: {
    status: 409,
    message: "This offer was changed. Check it before you start.",
  },
  offer_not_takeable: {
    status: 409,
    message: "You can't take this offer for this amount right now.",
  },
  price_moved: {
    status: 409,
    message: "The market moved. Check the new price before you start.",
  },
  amount_not_in_range: { status: 409, message: "This offer doesn't accept that amount." },
  cool_down: {
    status: 409,
    message:
      "You recently cancelled or didn't pay several trades. Wait a while before you start the next one.",
  },
  cool_down_id_not_verified: {
    status: 409,
    message:
      "You cancelled or didn't pay too many trades this week. Verify your ID, or wait until fewer count.",
  },
  cool_down_same_offer: {
    status: 409,
    message:
      "You just cancelled or didn't pay a trade on this offer. Wait 10 minutes, or choose another offer.",
  },
  opponent_is_blocked: {
    status: 409,
    message: "You blocked this trader. Unblock them on their profile to trade with them.",
  },
  trusted_only: {
    status: 409,
    message: "Only people the owner trusts can take this offer. Choose another one.",
  },
  offer_is_blocked: { status: 409, message: "A moderator took this offer off." },
  outside_duty_hours: {
    status: 409,
    message: "The owner is away and takes no trades now. Come back later, or choose another offer.",
  },
  owner_not_id_verified: {
    status: 409,
    message: "The owner's ID has to be verified for this payment method. Choose another offer.",
  },
  anonymous_user_restricted: {
    status: 409,
    message: "The owner shows this offer to signed-in people only. Sign in to take it.",
  },
  not_available_in_your_country: {
    status: 409,
    message:
      "The owner doesn't trade with people in your country. If you haven't said where you live, do so in your settings.",
  },
  id_verification_required: {
    status: 409,
    message: "The owner asks for a verified ID. Verify yours, or choose another offer.",
  },
  full_name_required: {
    status: 409,
    message:
      "The owner asks to see your full name. Show it in your settings, or choose another offer.",
  },
  vpn_not_allowed: {
    status: 409,
    message: "The owner doesn't trade over a VPN. Switch yours off, or choose another offer.",
  },
  new_buyer_trade_limit: {
    status: 409,
    message: "Until you've completed a trade with the owner, you can only trade smaller amounts.",
  },
  start_confirmation_needed: {
    status: 409,
    message: "Something about this trade is unusual. Confirm that you want to start it.",
  },
  minimum_required_trades: {
    status: 409,
    message:
      "The owner requires more completed trades than you have. Complete trades on other offers first.",
  },
  max_active_trades_with_partner: {
    status: 409,
    message:
      "You can have up to 2 active trades with the same person, or 1 until the buyer has completed a trade. Finish one, or choose another offer.",
  },
  max_2_active_trades_id_not_verified: {
    status: 409,
    message: "Without a verified ID you can have up to 2 active trades.",
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
      "You owe crypto for a payment that was reversed. You can't start trades until it's paid.",
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
    message: "The trade changed in the meantime. This page shows its current state.",
  },
  not_your_act: { status: 403, message: "You can't do this in this trade." },
  window_over: {
    status: 409,
    message: "This arrived too late. The trade shows what happened.",
  },
  user_restricted: startRefusals.user_restricted,
  trading_halted: startRefusals.trading_halted,
  withdrawals_halted: {
    status: 409,
    message:
      "Releases are halted for now. Nothing was changed, and the crypto stays safe in escrow. Check back later.",
  },
  consent_needed: {
    status: 403,
    message:
      "Your account was marked as possibly used by someone else. For 24 hours releases need approval: contact support.",
  },
  not_due: { status: 409, message: "It's too early for this." },
  not_in_this_flow: { status: 409, message: "This trade doesn't have this step." },
  signature_needed: {
    status: 409,
    message: "The escrow of this trade is on the blockchain. Sign the release with your key.",
  },
  escrow_on_chain: {
    status: 409,
    message: "The escrow of this trade is on the blockchain, so this can't be changed.",
  },
  requirements_open: {
    status: 409,
    message: "There is something to do before you can mark the trade as paid.",
  },
  reason_needed: { status: 422, message: "Give a reason." },
  confirmation_needed: { status: 409, message: "Confirm this a second time." },
  proof_needed: {
    status: 403,
    message:
      "Prove that it's you: enter a code of your authenticator app or, without one, your password.",
  },
  security_hold: {
    status: 403,
    message:
      "For 24 hours after a change of your password or two-factor you can't start a sale, and release only trades that began before the change.",
  },
  too_early: { status: 409, message: "You can do this later, not yet." },
  too_late: { status: 409, message: "It's too late for this." },
  limit_reached: { status: 409, message: "You can't do this again in this trade." },
  not_your_case: { status: 403, message: "This case is assigned to someone else." },
  case_opener: {
    status: 403,
    message: "You opened this case, so someone else has to decide it.",
  },
  case_not_writable: { status: 403, message: "You can read this case but not decide it." },
  case_worker_acted: {
    status: 409,
    message: "A case worker has started, so the dispute can no longer be withdrawn.",
  },
  verdict_differs: { status: 409, message: "The first decision was different." },
  already_asked: { status: 409, message: "You have already asked for this." },
  proposal_unknown: { status: 409, message: "This proposal is no longer open." },
  own_proposal: { status: 409, message: "The other side has to accept your proposal." },
  already_accepted: { status: 409, message: "You have already accepted this decision." },
  not_reversible: { status: 409, message: "Payments by this method can't be reversed." },
  not_verified: {
    status: 409,
    message: "The report needs the bank's notice as a file, and that you checked it.",
  },
  nothing_received: { status: 409, message: "The buyer received nothing in this trade." },
  buyer_not_heard: {
    status: 409,
    message: "The buyer hasn't responded yet, and still has time to.",
  },
  debt_open: { status: 409, message: "The claim isn't settled yet." },
  out_of_range: { status: 422, message: "This is outside the allowed range." },
  amount_too_small: { status: 409, message: "This amount is too small to trade." },
  no_fresh_rate: {
    status: 409,
    message: "There is no current market price. Try again in a few minutes.",
  },
  market_inside_band: { status: 409, message: "The price has hardly moved since the start." },
  market_outside_band: {
    status: 409,
    message: "The market moved too far for the agreed price.",
  },
  start_refused: { status: 409, message: "This trade can't be started right now." },
  low_balance: { status: 409, message: "The seller's balance doesn't cover this amount." },
} as const satisfies Record<TradeRefusal["code"], RefusalTable[string]>;

/** Why an action on a trade was refused. */
export const tradeRefusals = { ...startRefusals, ...actRefusals } as const;

/** The codes with which a text that comes with an action is refused. */
export const textRefusalCodes = ["text_too_short", "text_too_long", "text_unreadable"] as const;

/** The codes with which any action may be refused. */
export const actRefusalCodes = Object.keys(actRefusals) as (keyof typeof actRefusals)[];
