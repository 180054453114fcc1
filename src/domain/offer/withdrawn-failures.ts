import { nothingWithdrawn, type IsWithdrawn } from "../catalogue/catalogue-entry.ts";
import type { OfferFailure } from "./offer-failure.ts";
import type { Offer } from "./offer.ts";

/** What an offer names that is withdrawn from the catalogue. */
export function withdrawnFailures(
  offer: Pick<Offer, "paymentMethod" | "currency" | "location" | "tags">,
  isWithdrawn: IsWithdrawn = nothingWithdrawn,
): readonly OfferFailure[] {
  const { paymentMethod, currency, location, tags } = offer;
  const unknown = (field: OfferFailure["field"]): OfferFailure => ({ field, code: "unknown" });
  return [
    ...(isWithdrawn("payment_method", paymentMethod) ? [unknown("payment_method")] : []),
    ...(isWithdrawn("currency", currency) ? [unknown("currency")] : []),
    ...(location && isWithdrawn("country", location.country) ? [unknown("location")] : []),
    ...(tags.some((tag) => isWithdrawn("tag", tag.replaceAll(" ", "-"))) ? [unknown("tags")] : []),
  ];
}
