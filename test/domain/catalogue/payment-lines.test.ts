import { expect } from "chai";
import { neededPaymentLines } from "../../../src/domain/catalogue/payment-lines.ts";
import { paymentMethods } from "../../../src/domain/catalogue/payment-methods.ts";

describe("what a payer has to know", () => {
  const table: readonly (readonly [slug: string, lines: readonly string[]])[] = [
    ["sepa", ["iban", "account_holder"]],
    ["sepa-instant", ["iban", "account_holder"]],
    ["bank-transfer-ng", ["account_number", "account_holder"]],
    ["faster-payments", ["account_number", "account_holder"]],
    ["m-pesa", ["phone_number", "recipient_name"]],
    ["revolut", ["user_name"]],
    ["bizum", ["user_name"]],
    ["cash-in-person", ["where_to_pay"]],
    ["debit-card", ["where_to_pay"]],
    ["litecoin", ["where_to_pay"]],
    ["gold", ["where_to_pay"]],
    ["steam-gift-card", []],
    ["barter", []],
  ];
  for (const [slug, lines] of table) {
    it(`by ${slug} is ${lines.join(", ") || "nothing"}`, () => {
      expect(neededPaymentLines(slug)).to.deep.equal(lines);
    });
  }

  it("is nothing for gift cards alone", () => {
    const without = paymentMethods.filter(({ slug }) => neededPaymentLines(slug).length === 0);
    expect(new Set(without.map(({ groupId }) => groupId))).to.deep.equal(new Set([1]));
    expect(without.length).to.equal(paymentMethods.filter(({ groupId }) => groupId === 1).length);
  });
});
