import type { WishRefusal } from "../../../../application/offer/offer-wish.ts";
import type { FieldFailure } from "../bound-route.ts";

const sentences: Readonly<Record<WishRefusal["reason"], string>> = {
  unknown: "names nothing that there is",
  amount_not_a_number: "must be an amount such as 25.00",
  required: "has to name a country",
  amount_too_precise: "has more digits after the point than the currency",
  not_a_range: "must not be below amount_range_min",
};

/** What a caller is told of a filter that cannot be used. */
export function failureOfWish({ field, reason }: WishRefusal): FieldFailure {
  return { field, code: reason, message: `${field} ${sentences[reason]}` };
}
