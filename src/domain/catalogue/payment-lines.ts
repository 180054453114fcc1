import { findPaymentMethod } from "./payment-methods.ts";

/** What a payer has to know to pay by some method. */
export const paymentLineNames = [
  "iban",
  "account_number",
  "account_holder",
  "phone_number",
  "recipient_name",
  "user_name",
  "where_to_pay",
] as const;
export type PaymentLineName = (typeof paymentLineNames)[number];

/**
 * The lines without which nobody can pay by a method, in the order in which they are asked for.
 * None for gift cards: the buyer hands over the card, and the seller has no account for it.
 */
export function neededPaymentLines(slug: string): readonly PaymentLineName[] {
  if (slug.startsWith("sepa")) return ["iban", "account_holder"];
  switch (findPaymentMethod(slug)?.groupId) {
    case undefined:
    case 1:
      return [];
    case 3:
      return ["user_name"];
    case 5:
      return ["account_number", "account_holder"];
    case 8:
      return ["phone_number", "recipient_name"];
    default:
      return ["where_to_pay"];
  }
}
