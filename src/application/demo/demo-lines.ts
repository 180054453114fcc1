import { neededPaymentLines } from "../../domain/catalogue/payment-lines.ts";
import type { PaymentDetail } from "../../domain/offer/offer.ts";

const made = {
  iban: ["IBAN", "PT50 0035 0100 4321 8765 9012 3"],
  account_number: ["Account number", "0043 2187 6590"],
  account_holder: ["Name on the account", "Harbour Desk Lda"],
  phone_number: ["Phone number", "+351 900 000 321"],
  recipient_name: ["Name", "Harbour Desk Lda"],
  user_name: ["Email or username", "desk@demo.invalid"],
  where_to_pay: ["Where to pay", "Harbour Desk, Rua do Porto 12, Lisboa"],
} as const;

/** Where people of the demo are paid by a method, with made-up accounts. */
export function demoLines(paymentMethod: string): readonly PaymentDetail[] {
  return neededPaymentLines(paymentMethod).map((name) => {
    const [label, value] = made[name];
    return { label, value };
  });
}
