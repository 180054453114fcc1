import { expect } from "chai";
import {
  cardRegionsOf,
  hasAmazonRegions,
  isBinOf,
} from "../../../src/domain/catalogue/card-numbers.ts";
import { paymentMethods } from "../../../src/domain/catalogue/payment-methods.ts";

describe("what card numbers begin with", () => {
  const known: readonly [method: string, digits: string, isKnown: boolean][] = [
    ["visa-gift-card", "409758", true],
    ["visa-gift-card", "40975812", true],
    ["visa-gift-card", "510000", false],
    ["mastercard-gift-card", "222100", true],
    ["mastercard-gift-card", "222099", false],
    ["mastercard-gift-card", "272099", true],
    ["mastercard-gift-card", "272100", false],
    ["mastercard-gift-card", "559999", true],
    ["mastercard-gift-card", "560000", false],
    ["american-express", "371234", true],
    ["american-express", "360000", false],
    ["discover", "601100", true],
    ["discover", "601200", false],
    ["discover", "649999", true],
    ["jcb", "358999", true],
    ["jcb", "359000", false],
    ["debit-card", "979200", true],
    ["debit-card", "100000", false],
    ["debit-card", "700000", false],
    ["debit-card", "4097581", false],
    ["debit-card", "40975", false],
    ["debit-card", "４０９７５８", false],
    ["sepa-instant", "409758", false],
    ["amazon-gift-card", "409758", false],
    ["no-such-method", "409758", false],
  ];
  for (const [method, digits, isKnown] of known) {
    it(`${digits} ${isKnown ? "may be" : "is no"} card of ${method}`, () => {
      expect(isBinOf(method, digits)).to.equal(isKnown);
    });
  }
});

describe("where cards are from", () => {
  it("is one of the countries of the method, or anywhere", () => {
    expect(cardRegionsOf("rupay")).to.deep.equal(["IN"]);
    expect(cardRegionsOf("debit-card")).to.include.members(["PT", "NG", "US"]);
    expect(cardRegionsOf("sepa-instant")).to.deep.equal([]);
  });

  it("is one of Amazon's stores for its gift cards, and no other method has those", () => {
    expect(cardRegionsOf("amazon-gift-card")).to.include("US").and.not.include("NG");
    const slugs = paymentMethods.map(({ slug }) => slug).filter(hasAmazonRegions);
    expect(slugs).to.deep.equal(["amazon-gift-card"]);
  });

  it("can be said of every method with card numbers", () => {
    const without = paymentMethods.filter(
      ({ slug, hasCardNumbers }) => hasCardNumbers && cardRegionsOf(slug).length === 0,
    );
    expect(without).to.deep.equal([]);
  });
});
