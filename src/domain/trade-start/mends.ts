import type { StartRefusal } from "./start-refusal.ts";

/** What a taker can do so that a start is no longer refused. */
export const mends = [
  "sign_in",
  "verify_id",
  "say_country",
  "show_full_name",
  "complete_trades",
  "unblock_owner",
  "top_up",
  "choose_amount",
  "finish_trade",
  "settle_debt",
  "wait",
] as const;
export type Mend = (typeof mends)[number];

/** `undefined`: only the owner or staff can change it, and the taker looks for another offer. */
const mendOfCode: Readonly<Record<StartRefusal["code"], Mend | undefined>> = {
  trading_halted: "wait",
  outside_duty_hours: "wait",
  user_restricted: undefined,
  security_hold: "wait",
  bond_required: undefined,
  opponent_is_blocked: "unblock_owner",
  own_offer: undefined,
  other_market: undefined,
  anonymous_user_restricted: "sign_in",
  not_available_in_your_country: undefined,
  id_verification_required: "verify_id",
  full_name_required: "show_full_name",
  vpn_not_allowed: undefined,
  offer_not_active: undefined,
  offer_is_blocked: undefined,
  owner_not_id_verified: undefined,
  // The page shows the new offer or price: whoever agrees with it starts again.
  offer_margin_changed: undefined,
  offer_changed: undefined,
  price_moved: undefined,
  start_confirmation_needed: undefined,
  trusted_only: undefined,
  minimum_required_trades: "complete_trades",
  no_fresh_rate: "wait",
  amount_too_small: "choose_amount",
  amount_not_in_range: "choose_amount",
  cool_down_id_not_verified: "wait",
  cool_down: "wait",
  cool_down_same_offer: "wait",
  max_active_trades_with_partner: "finish_trade",
  max_2_active_trades_id_not_verified: "finish_trade",
  max_per_trade_limit: "choose_amount",
  reached_daily_compliance_limit: "choose_amount",
  default: "verify_id",
  new_buyer_trade_limit: "choose_amount",
  offer_not_takeable: undefined,
  // Said on the offer's page, with the start.
  payment_details_needed: undefined,
  negative_balance: "settle_debt",
  low_balance: "top_up",
};

/** What a taker of whom so much is known. */
interface MendingTaker {
  readonly isVisitor: boolean;
  /** Where they say that they live. */
  readonly country: string | undefined;
  /** Whether they would sell the crypto. */
  readonly sells: boolean;
}

/** The one step that lets a taker take an offer; undefined where there is none. */
export function mendOf(
  code: StartRefusal["code"],
  { isVisitor, country, sells }: MendingTaker,
): Mend | undefined {
  // Who did not say where they live is let in as soon as they name a country that the owner allows.
  if (code === "not_available_in_your_country" && !isVisitor && country === undefined) {
    return "say_country";
  }
  // The owner of an offer to sell is the one who is short.
  if (code === "low_balance" && !sells) return undefined;
  return mendOfCode[code];
}
