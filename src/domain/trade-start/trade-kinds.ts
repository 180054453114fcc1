import { confirmKinds } from "./confirmations.ts";
import type { StartRefusal } from "./start-refusal.ts";

/**
 * Why a trade cannot start, in the words of the specification (sections 6 and 8, with its spelling).
 * `TradeErrors` is everything without a name of its own.
 */
export const tradeKinds = [
  "TradeErrors",
  "MaxTradesLimit",
  "NegativeBalance",
  "IdVerification",
  "MinimumRequiredTrades",
  "NotAvailableInYourCountry",
  "BondRequired",
  "OfferIsBlocked",
  "OfferNotActive",
  "UserRestricted",
  "OwnerNotIDVerified",
  "AnonynousUserRestricted",
  "OpponentIsBlocked",
  "KycTradeLimit",
  "TradeLimit",
  "NewBuyerTradeLimit",
  "LowBalance",
  ...confirmKinds,
] as const;
type TradeKind = (typeof tradeKinds)[number];

const kinds: Readonly<
  Record<Exclude<StartRefusal["code"], "start_confirmation_needed">, TradeKind>
> = {
  trading_halted: "TradeErrors",
  user_restricted: "UserRestricted",
  security_hold: "UserRestricted",
  opponent_is_blocked: "OpponentIsBlocked",
  own_offer: "TradeErrors",
  other_market: "TradeErrors",
  anonymous_user_restricted: "AnonynousUserRestricted",
  not_available_in_your_country: "NotAvailableInYourCountry",
  id_verification_required: "IdVerification",
  full_name_required: "TradeErrors",
  vpn_not_allowed: "TradeErrors",
  offer_not_active: "OfferNotActive",
  offer_is_blocked: "OfferIsBlocked",
  outside_duty_hours: "TradeErrors",
  owner_not_id_verified: "OwnerNotIDVerified",
  bond_required: "BondRequired",
  offer_margin_changed: "TradeErrors",
  offer_changed: "TradeErrors",
  trusted_only: "TradeErrors",
  minimum_required_trades: "MinimumRequiredTrades",
  no_fresh_rate: "TradeErrors",
  price_moved: "TradeErrors",
  amount_too_small: "TradeLimit",
  amount_not_in_range: "TradeLimit",
  cool_down_id_not_verified: "IdVerification",
  cool_down: "TradeErrors",
  cool_down_same_offer: "TradeErrors",
  max_active_trades_with_partner: "MaxTradesLimit",
  max_2_active_trades_id_not_verified: "MaxTradesLimit",
  max_per_trade_limit: "KycTradeLimit",
  reached_daily_compliance_limit: "KycTradeLimit",
  default: "KycTradeLimit",
  new_buyer_trade_limit: "NewBuyerTradeLimit",
  offer_not_takeable: "TradeLimit",
  payment_details_needed: "TradeErrors",
  negative_balance: "NegativeBalance",
  low_balance: "LowBalance",
};

/** The specification's word for what a refusal is; a confirmation that is missing has its own. */
export function kindOf(refusal: StartRefusal): TradeKind {
  return "kind" in refusal ? refusal.kind : kinds[refusal.code];
}

/** The same where only the code is known. */
export function kindOfCode(code: StartRefusal["code"]): TradeKind {
  return code === "start_confirmation_needed" ? "TradeErrors" : kinds[code];
}
