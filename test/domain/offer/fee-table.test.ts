import { expect } from "chai";
import { paymentMethods } from "../../../src/domain/catalogue/payment-methods.ts";
import { feeRateOf } from "../../../src/domain/offer/fee-table.ts";
import { defaultFeePolicy } from "../../../src/domain/policy/default-policy.ts";

const pointsOf = (slug: string) => feeRateOf(slug, defaultFeePolicy).basisPoints;

describe("the escrow fee", () => {
  it("is 0.5 % for bank transfers, 3 % for gift cards and 1 % for everything else", () => {
    const dearer = Object.keys(defaultFeePolicy.byMethod);
    for (const { slug, groupId } of paymentMethods) {
      if (dearer.includes(slug)) continue;
      expect(pointsOf(slug), slug).to.equal(groupId === 5 ? 50 : groupId === 1 ? 300 : 100);
    }
    expect(Object.keys(defaultFeePolicy.byGroup)).to.have.length(9);
  });

  it("is 5 % for iTunes and Google Play, and of no other method more than its group's", () => {
    const dearer = paymentMethods.filter(
      ({ slug, groupId }) => pointsOf(slug) !== defaultFeePolicy.byGroup[groupId],
    );
    expect(dearer.map(({ slug }) => slug)).to.deep.equal([
      "itunes-gift-card",
      "google-play-gift-card",
    ]);
    expect(dearer.map(({ slug }) => pointsOf(slug))).to.deep.equal([500, 500]);
  });

  it("is what the policy says", () => {
    const cheap = {
      ...defaultFeePolicy,
      byGroup: { ...defaultFeePolicy.byGroup, 5: 20 },
      byMethod: { sepa: 10 },
    };
    expect(feeRateOf("sepa", cheap).basisPoints).to.equal(10);
    expect(feeRateOf("sepa-instant", cheap).basisPoints).to.equal(20);
  });

  it("has the seller's discount, 20 % for power traders and 40 % for expert traders", () => {
    expect(feeRateOf("sepa", defaultFeePolicy).discountPercent).to.equal(0);
    expect(feeRateOf("sepa", defaultFeePolicy, 40)).to.deep.equal({
      basisPoints: 50,
      discountPercent: 40,
    });
    expect(defaultFeePolicy.discountPercent).to.deep.equal({
      power_trader: 20,
      expert_trader: 40,
    });
  });

  it("does not exist for a method that does not", () => {
    expect(() => feeRateOf("barter", defaultFeePolicy)).to.throw(TypeError);
  });
});
