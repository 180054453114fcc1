import { neededPaymentLines } from "../catalogue/payment-lines.ts";
import type { OfferInput } from "./create-offer.ts";
import type { Offer, PaymentDetail } from "./offer.ts";
import { bad, failuresOf, good, type Judged, type OfferField } from "./offer-failure.ts";
import { isKnownTag } from "./offer-tags.ts";
import type { OfferPolicy } from "./offer-policy.ts";

/**
 * Control characters but line breaks and tabs, lone surrogates, and those that reverse the reading
 * direction.
 */
const unseen = /(?![\n\t])\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u;

/** A trimmed text of at most this many characters as a browser counts them. */
export function judgeText(field: OfferField, input: string, most: number): Judged<string> {
  const text = input.replaceAll("\r\n", "\n").trim();
  if (unseen.test(text)) return bad({ field, code: "not_plain_text" });
  return text.length <= most ? good(text) : bad({ field, code: "too_long", most });
}

/** Letters, digits, spaces and hyphens of any script. */
const tagShape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]*$/u;

/** Tags in lower case, without duplicates. A known tag may be longer than one of the owner's own. */
export function judgeTags(
  inputs: readonly string[],
  policy: OfferPolicy,
): Judged<readonly string[]> {
  const field = "tags";
  const tags = inputs.map((tag) => tag.trim().toLowerCase());
  if (tags.length > policy.tags) return bad({ field, code: "too_many", most: policy.tags });
  if (tags.some((tag) => !tagShape.test(tag))) return bad({ field, code: "not_plain_text" });
  if (tags.some((tag) => tag.length > policy.tagLength && !isKnownTag(tag))) {
    return bad({ field, code: "too_long", most: policy.tagLength });
  }
  return new Set(tags).size === tags.length ? good(tags) : bad({ field, code: "repeated" });
}

/** Where the owner of a sell offer is paid: at least the lines that the method needs. */
export function judgePaymentDetails(
  inputs: readonly PaymentDetail[],
  {
    side,
    paymentMethod,
    savedAccountId,
  }: Pick<OfferInput, "side" | "paymentMethod" | "savedAccountId">,
  policy: OfferPolicy,
): Judged<readonly PaymentDetail[]> {
  const field = "payment_details";
  if (side !== "sell") {
    return inputs.length > 0 ? bad({ field, code: "only_on_sell_offers" }) : good([]);
  }
  // Its lines were checked when it was saved. A form has the account alone.
  if (savedAccountId !== undefined) return good(inputs);
  const lines = judgePaymentLines(inputs, policy);
  if (!lines.ok || canBePaid(paymentMethod, lines.value)) return lines;
  return bad({ field, code: "missing" });
}

/** Where the taker of a buy offer is paid; whether it is enough is decided with the start. */
export function judgeTakersLines(
  { side }: Pick<Offer, "side">,
  inputs: readonly PaymentDetail[],
  policy: OfferPolicy,
): Judged<readonly PaymentDetail[]> {
  if (side === "sell" && inputs.length > 0) {
    return bad({ field: "payment_details", code: "only_on_buy_offers" });
  }
  return judgePaymentLines(inputs, policy);
}

/** Whether a buyer who sees these lines can pay by the method. */
export function canBePaid(paymentMethod: string, lines: readonly PaymentDetail[]): boolean {
  return lines.length >= neededPaymentLines(paymentMethod).length;
}

/** Whether the offer says where its owner is paid, or its owner is the one who pays. */
export function hasPaymentPlace(
  offer: Pick<Offer, "side" | "paymentMethod" | "paymentDetails">,
): boolean {
  return offer.side === "buy" || canBePaid(offer.paymentMethod, offer.paymentDetails);
}

/** Lines of payment details; each has a label and a value. */
function judgePaymentLines(
  inputs: readonly PaymentDetail[],
  policy: OfferPolicy,
): Judged<readonly PaymentDetail[]> {
  const field = "payment_details";
  if (inputs.length > policy.paymentDetails) {
    return bad({ field, code: "too_many", most: policy.paymentDetails });
  }
  const details = inputs.map((line) => ({
    label: judgeText(field, line.label, policy.paymentDetailLabelLength),
    value: judgeText(field, line.value, policy.paymentDetailValueLength),
  }));
  const failures = failuresOf(details.flatMap(({ label, value }) => [label, value]));
  if (failures.length > 0) return bad(...failures);
  const lines = details.flatMap(({ label, value }) =>
    label.ok && value.ok ? [{ label: label.value, value: value.value }] : [],
  );
  const isWhole = lines.every(({ label, value }) => label !== "" && value !== "");
  return isWhole ? good(lines) : bad({ field, code: "missing" });
}
