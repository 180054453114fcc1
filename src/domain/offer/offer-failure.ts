import type { Bounds } from "./offer-policy.ts";

/** The fields of an offer that is created or changed. */
export type OfferField =
  | "side"
  | "asset"
  | "currency"
  | "payment_method"
  | "margin"
  | "fixed_price"
  | "rate_source"
  | "rate_multiplier"
  | "rate_floor"
  | "rate_ceiling"
  | "range_min"
  | "range_max"
  | "predefined_amounts"
  | "terms"
  | "trade_details"
  | "payment_details"
  | "saved_account"
  | "label"
  | "tags"
  | "window_minutes"
  | "deferred_escrow"
  | "multisig_escrow"
  | "cashback_percent"
  | "cashback_max_value"
  | "duty_hours"
  | "bin_codes"
  | "card_regions"
  | "location"
  | "flow"
  | "require_min_past_trades"
  | "new_buyer_max_fiat_limit"
  | "allowed_countries"
  | "blocked_countries"
  | "cap"
  | "area"
  | "manual_escrow_fee"
  | "price_guard_min"
  | "price_guard_max";

/**
 * What is wrong with a field:
 *
 * - `unknown`: it names nothing that exists.
 * - `not_a_number`, `too_precise`, `not_positive`: of numbers.
 * - `out_of_bounds`: `bounds` says which.
 * - `too_long`, `too_many`: `most` is the maximum accepted.
 * - `missing`: a value is required.
 * - `below_minimum`: a range ends before it begins.
 * - `market_outside`: the market is not between the prices now.
 * - `repeated`: the same value twice.
 * - `not_plain_text`: has characters that are invisible, or reverse the reading direction.
 * - `only_on_sell_offers`: a buyer is not paid by the other side, and funds nothing.
 * - `only_on_buy_offers`: a seller with an offer of their own gives their account there.
 * - `not_offered`: the platform does not do it now.
 * - `only_for_bitcoin`, `not_with_cashback`: an escrow of three keys holds Bitcoin, and nothing besides what is traded.
 * - `not_for_method`: offers by this payment method cannot have it.
 * - `needs_saved_account`: the flow shows buyers one of the owner's saved accounts.
 * - `unchangeable`: it stays as it was when the offer was created.
 * - `below_used`: a cap below what was already traded plus what running trades hold.
 * - `not_for_account`: an area for vendors and companies.
 * - `not_in_this_market`: a demo account offers play money alone, and every other account none.
 * - `too_small_for_area`: amounts there begin at `leastUsdCents`.
 * - `needs_margin`: an area in which prices follow the market.
 * - `level_too_low`, `too_much_for_level`: it needs a verified ID; `mostUsdCents` goes without.
 */
export type OfferFailure = { readonly field: OfferField } & (
  | {
      readonly code:
        | "unknown"
        | "not_a_number"
        | "not_positive"
        | "missing"
        | "below_minimum"
        | "market_outside"
        | "repeated"
        | "not_plain_text"
        | "only_on_sell_offers"
        | "only_on_buy_offers"
        | "not_offered"
        | "only_for_bitcoin"
        | "not_with_cashback"
        | "not_for_method"
        | "needs_saved_account"
        | "unchangeable"
        | "below_used"
        | "level_too_low"
        | "not_for_account"
        | "not_in_this_market"
        | "needs_margin";
    }
  | { readonly code: "too_small_for_area"; readonly leastUsdCents: bigint }
  | { readonly code: "too_much_for_level"; readonly mostUsdCents: bigint }
  | { readonly code: "too_precise"; readonly digits: number }
  | { readonly code: "out_of_bounds"; readonly bounds: Bounds }
  | { readonly code: "too_long" | "too_many"; readonly most: number }
);

/** One field's value, or what is wrong with it: all at once, so that nobody has to guess twice. */
export type Judged<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failures: readonly OfferFailure[] };

/** The field is valid. */
export function good<Value>(value: Value): Judged<Value> {
  return { ok: true, value };
}

/** The field is invalid. */
export function bad(...failures: readonly OfferFailure[]): {
  readonly ok: false;
  readonly failures: readonly OfferFailure[];
} {
  return { ok: false, failures };
}

/** Everything wrong with several fields. */
export function failuresOf(fields: readonly Judged<unknown>[]): readonly OfferFailure[] {
  return fields.flatMap((each) => (each.ok ? [] : each.failures));
}

/** All fields, or everything wrong with any of them. */
export function all<Fields extends object>(fields: {
  readonly [Name in keyof Fields]: Judged<Fields[Name]>;
}): Judged<Fields> {
  const entries = Object.entries<Judged<unknown>>(fields);
  const failures = failuresOf(entries.map(([, field]) => field));
  if (failures.length > 0) return bad(...failures);
  const values = entries.map(([name, field]) => [name, field.ok ? field.value : undefined]);
  return good(Object.fromEntries(values) as Fields);
}
