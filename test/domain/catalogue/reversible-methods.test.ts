import { expect } from "chai";
import { paymentMethods } from "../../../src/domain/catalogue/payment-methods.ts";

describe("payments that can be taken back", () => {
  it("are those by cards, by the services that stand in for them, and debits", () => {
    const reversible = paymentMethods.filter(({ isReversible }) => isReversible);
    expect(reversible.map(({ slug }) => slug)).to.deep.equal([
      "ach",
      "paypal",
      "zelle",
      "cash-app",
      "venmo",
      "mercado-pago",
      "apple-cash",
      "debit-card",
      "credit-card",
      "prepaid-card",
      "american-express",
      "unionpay-card",
      "rupay",
      "elo",
      "troy",
      "verve",
      "discover",
      "jcb",
      "mada",
      "knet",
    ]);
  });

  it("are none by cash, by gift cards, or by other coins", () => {
    const final = new Set([1, 2, 6, 43]);
    for (const { slug, groupId, isReversible } of paymentMethods) {
      if (final.has(groupId)) expect(isReversible, slug).to.equal(false);
    }
  });
});
