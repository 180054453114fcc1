import { expect } from "chai";
import { fiatCurrencies } from "../../../src/domain/catalogue/fiat-currencies.ts";
import { methodsIn } from "../../../src/domain/catalogue/method-currencies.ts";
import { paymentMethods } from "../../../src/domain/catalogue/payment-methods.ts";

describe("the methods of a currency", () => {
  const table: readonly (readonly [
    code: string,
    here: readonly string[],
    not: readonly string[],
  ])[] = [
    ["EUR", ["sepa-instant", "bizum", "wise", "cash-in-person"], ["ach", "pix", "blik", "m-pesa"]],
    ["USD", ["ach", "zelle", "paypal"], ["sepa", "bizum", "faster-payments"]],
    ["NGN", ["bank-transfer-ng", "bank-transfer", "opay"], ["sepa", "m-pesa", "zelle"]],
    ["JPY", ["bank-transfer", "wise", "steam-gift-card"], ["sepa", "pix", "gcash"]],
  ];
  for (const [code, here, not] of table) {
    it(`are, in ${code}, its own and those of everywhere`, () => {
      const slugs = methodsIn(code).map(({ slug }) => slug);
      expect(slugs).to.include.members([...here]);
      expect(slugs).to.not.include.members([...not]);
    });
  }

  it("are each at home in some currency", () => {
    const all = fiatCurrencies.flatMap(({ code }) => methodsIn(code));
    expect(new Set(all).size).to.equal(paymentMethods.length);
  });
});
