import type { Bounds } from "./offer-policy.ts";

/** The fields of an offer that is made or changed. */
export type OfferField =
  | "side"
  | "asset"
  | "currency"
  | "payment_method"
  | "margin"
  | "fixed_price"
  | "range_min"
  | "range_max"
  | "predefined_amounts"
  | "terms"
  | "payment_details"
  | "label"
  | "tags"
  | "window_minutes"
  | "deferred_escrow"
  | "cap";

/**
 * What is wrong with a field:
 *
 * - `unknown`: it names nothing that there is.
 * - `not_a_number`, `too_precise`, `not_positive`: of numbers.
 * - `out_of_bounds`: `bounds` says which.
 * - `too_long`, `too_many`: `most` says how much is taken.
 * - `missing`: something has to be there.
 * - `below_minimum`: a range ends before it begins.
 * - `repeated`: the same twice.
 * - `not_plain_text`: has signs that are not seen, or turn the text around.
 * - `only_on_sell_offers`: who buys is not paid by the other side, and funds nothing.
 * - `unchangeable`: it stays what it was when the offer was made.
 * - `below_used`: a cap under what was traded already and what running trades hold.
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
        | "repeated"
        | "not_plain_text"
        | "only_on_sell_offers"
        | "unchangeable"
        | "below_used"
        | "level_too_low";
    }
  | { readonly code: "too_much_for_level"; readonly mostUsdCents: bigint }
  | { readonly code: "too_precise"; readonly digits: number }
  | { readonly code: "out_of_bounds"; readonly bounds: Bounds }
  | { readonly code: "too_long" | "too_many"; readonly most: number }
);

/** One field's value, or what is wrong with it: everything at once, so that nobody guesses twice. */
export type Judged<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failures: readonly OfferFailure[] };

/** The field holds. */
export function good<Value>(value: Value): Judged<Value> {
  return { ok: true, value };
}

/** The field does not hold. */
export function bad(...failures: readonly OfferFailure[]): {
  readonly ok: false;
  readonly failures: readonly OfferFailure[];
} {
  return { ok: false, failures };
}

/** Everything that is wrong with several fields. */
export function failuresOf(fields: readonly Judged<unknown>[]): readonly OfferFailure[] {
  return fields.flatMap((each) => (each.ok ? [] : each.failures));
}

/** All fields, or everything that is wrong with any of them. */
export function all<Fields extends object>(fields: {
  readonly [Name in keyof Fields]: Judged<Fields[Name]>;
}): Judged<Fields> {
  const entries = Object.entries<Judged<unknown>>(fields);
  const failures = failuresOf(entries.map(([, field]) => field));
  if (failures.length > 0) return bad(...failures);
  const values = entries.map(([name, field]) => [name, field.ok ? field.value : undefined]);
  return good(Object.fromEntries(values) as Fields);
}
