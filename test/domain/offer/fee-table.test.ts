import { expect } from "chai";
import { paymentMethodGroups } from "../../../src/domain/catalogue/payment-method-groups.ts";
import { paymentMethods } from "../../../src/domain/catalogue/payment-methods.ts";
import { feeRateOf, feeRateOfMethod } from "../../../src/domain/offer/fee-table.ts";

describe("the escrow fee", () => {
  it("is 0.5 % for bank transfers, 3 % for gift cards and 1 % for everything else", () => {
    const rates = paymentMethodGroups.map(({ id }) => [id, feeRateOf(id, "any").basisPoints]);
    expect(Object.fromEntries(rates)).to.deep.equal({
      1: 300,
      2: 100,
      3: 100,
      4: 100,
      5: 50,
      6: 100,
      7: 100,
      8: 100,
      43: 100,
    });
  });

  it("is 5 % for iTunes and Google Play, and of no other method more than its group's", () => {
    const dearer = paymentMethods.filter(
      ({ slug, groupId }) =>
        feeRateOfMethod(slug).basisPoints !== feeRateOf(groupId, "").basisPoints,
    );
    expect(dearer.map(({ slug }) => slug)).to.deep.equal([
      "itunes-gift-card",
      "google-play-gift-card",
    ]);
    expect(dearer.map(({ slug }) => feeRateOfMethod(slug).basisPoints)).to.deep.equal([500, 500]);
  });

  it("has no discount", () => {
    expect(feeRateOfMethod("sepa").discountPercent).to.equal(0);
  });

  it("does not exist for a method that does not", () => {
    expect(() => feeRateOfMethod("barter")).to.throw(TypeError);
  });
});
