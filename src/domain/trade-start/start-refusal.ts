import type { Instant, TradeMoney } from "../trade/trade.ts";
import type { ConfirmKind } from "./confirmations.ts";
import type { CoolDownRefusal } from "./cool-down.ts";

/**
 * The codes in the order in which they are reported (answers 104):
 *
 * - `trading_halted`: the platform halted trading for a while, of all coins or of this one.
 * - `user_restricted`: the state of the taker's account forbids it.
 * - `security_hold`: the taker would sell, and changed their password or factors within a day.
 * - `opponent_is_blocked`: the taker blocked the offer's owner.
 * - `own_offer`: nobody trades with themselves.
 * - `other_market`: demo accounts trade play money with each other, and nobody else does.
 * - `not_available_in_your_country`, `id_verification_required`, `full_name_required`,
 *   `vpn_not_allowed`: gates of the offer that are about who the taker is, and where.
 * - `offer_not_active`: its owner switched it off, or the state of their account or a moderator
 *   did; or its owner blocked the taker, who is not told (decisions, Accounts).
 * - `offer_is_blocked`: a moderator took it off.
 * - `outside_duty_hours`: its owner is off duty and lets nobody start meanwhile; `until` says when they are back.
 * - `bond_required`: the payment method needs a bond that its owner has not left (decisions, Limits).
 * - `owner_not_id_verified`: the owner's level fell below what the payment method, or that much of it, needs.
 * - `offer_margin_changed`, `offer_changed`: it is another version than the taker saw, and differs
 *   in its price only, or in more (answers 73).
 * - `trusted_only`, `minimum_required_trades`: the owner of the offer lets in only people whom they
 *   trust, or who completed more trades than the taker.
 * - `no_fresh_rate`: the market price is missing or too old for a margin offer, or the trade's
 *   value is unknown.
 * - `price_moved`: the market moved against the taker by more than they have to bear; `quote` is
 *   the new one.
 * - `amount_too_small`, `amount_not_in_range`
 * - `cool_down_id_not_verified`, `cool_down`, `cool_down_same_offer`: the taker left or let end too
 *   many trades that they were to pay, or one on this offer just now; `until` says when they may
 *   start again.
 * - `max_active_trades_with_partner`: the two already have the maximum number of active trades with
 *   each other.
 * - `new_buyer_trade_limit`: the taker completed no trade with the owner, who lets new buyers take
 *   less.
 * - `max_2_active_trades_id_not_verified`, `max_per_trade_limit`, `reached_daily_compliance_limit`,
 *   `default` (the lifetime limit): the taker's limits.
 * - `offer_not_takeable`: the offer's cap or the owner's limits are reached, or the owner is in
 *   debt, or is the payer and has a cool-down, or did not say where they are paid; their level is
 *   private (answers 120).
 * - `payment_details_needed`: the taker sells, and did not say where they are paid.
 * - `negative_balance`: the taker owes someone whose payment was reversed (answers 105).
 * - `low_balance`: the seller has less than amount and fee, and has to fund the escrow with the
 *   start.
 * - `start_confirmation_needed`: the taker has to confirm something that is unusual; `kind` says what.
 */
const codes = [
  "trading_halted",
  "user_restricted",
  "security_hold",
  "opponent_is_blocked",
  "own_offer",
  "other_market",
  "anonymous_user_restricted",
  "not_available_in_your_country",
  "id_verification_required",
  "full_name_required",
  "vpn_not_allowed",
  "offer_not_active",
  "offer_is_blocked",
  "outside_duty_hours",
  "owner_not_id_verified",
  "bond_required",
  "offer_margin_changed",
  "offer_changed",
  "trusted_only",
  "minimum_required_trades",
  "no_fresh_rate",
  "price_moved",
  "amount_too_small",
  "amount_not_in_range",
  "cool_down_id_not_verified",
  "cool_down",
  "cool_down_same_offer",
  "max_active_trades_with_partner",
  "new_buyer_trade_limit",
  "max_2_active_trades_id_not_verified",
  "max_per_trade_limit",
  "reached_daily_compliance_limit",
  "default",
  "offer_not_takeable",
  "payment_details_needed",
  "negative_balance",
  "low_balance",
  "start_confirmation_needed",
] as const;
type Code = (typeof codes)[number];

/** Some say more than their code. */
type DetailedRefusal =
  | { readonly code: "price_moved"; readonly quote: TradeMoney }
  | CoolDownRefusal
  | { readonly code: "outside_duty_hours"; readonly until: Instant }
  | { readonly code: "start_confirmation_needed"; readonly kind: ConfirmKind };

/** Why a trade cannot start. */
export type StartRefusal =
  | DetailedRefusal
  | { readonly code: Exclude<Code, DetailedRefusal["code"]> };

const ranks: ReadonlyMap<Code, number> = new Map(codes.map((code, rank) => [code, rank]));

/** Compares two refusals by the order in which they are reported. */
export function byRefusalOrder(one: { readonly code: Code }, other: { readonly code: Code }) {
  return rankOf(one.code) - rankOf(other.code);
}

function rankOf(code: Code): number {
  return ranks.get(code) ?? codes.length;
}

/** The refusal of a start: the first reason, and all of them. */
export interface StartRefused {
  readonly code: StartRefusal["code"];
  readonly all: readonly StartRefusal[];
}
