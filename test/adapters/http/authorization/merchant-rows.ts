import { open, signedIn } from "./row-kinds.ts";

const unknown = () => ({ parameters: { id: "abcdefgh1234" } });

/** Payment links: everybody reads one whose address they have; nobody here is a merchant. */
export const merchantRows = {
  viewPaymentLink: open("not_found", unknown),
  payPaymentLink: signedIn("proof_needed", () => ({ ...unknown(), body: { crypto_amount: "1" } })),
  listPaymentLinks: signedIn("ok"),
  makePaymentLink: signedIn("not_merchant", () => ({
    body: { amount: "25.00", currency: "EUR", title: "Invoice 7", seconds: 86_400 },
  })),
  cancelPaymentLink: signedIn("not_found", unknown),
  collectPayments: signedIn("nothing_to_move"),
};
