import type { PayAddressFault } from "../../../../domain/pay-address/pay-address.ts";

/** The fields of a request, by those of the domain. */
export const payAddressFields: Readonly<Record<PayAddressFault["field"], string>> = {
  paymentMethod: "payment_method",
  value: "value",
  note: "note",
};

/** What is wrong, for people who read the answer. */
export const payAddressFaultWords: Readonly<Record<PayAddressFault["code"], string>> = {
  required: "This field is needed.",
  invalid: "This can't be used here.",
  not_correct_length: "It is too long or too short.",
  non_unique: "You saved this already.",
};
