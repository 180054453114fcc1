import type { PayAddressFault } from "../../../../domain/pay-address/pay-address.ts";
import type { RefusalTable } from "../refusal-table.ts";

export const payAddressRefusals = {
  too_many_pay_addresses: {
    status: 409,
    message: "You've reached the limit of online wallets and cash places. Delete one first.",
  },
} as const satisfies RefusalTable;

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
