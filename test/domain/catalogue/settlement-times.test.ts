import { expect } from "chai";
import {
  findPaymentMethod,
  paymentMethods,
} from "../../../src/domain/catalogue/payment-methods.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";

const day = 86_400;

describe("how long a payment takes to arrive", () => {
  it("is days for transfers that banks settle on working days, a weekend between", () => {
    const slow = paymentMethods.filter(({ settlementSeconds }) => settlementSeconds > 0);
    const days = slow.map(({ slug, settlementSeconds }) => [slug, settlementSeconds / day]);
    expect(Object.fromEntries(days)).to.deep.equal({
      sepa: 4,
      "bank-transfer": 5,
      "bank-transfer-ng": 1,
      ach: 6,
      imps: 1,
      "wire-transfer": 7,
      "cash-deposit": 2,
      "western-union": 1,
      moneygram: 1,
    });
  });

  it("puts off the clock of a silent trade only where three days on top exceed the usual time", () => {
    const { staleAfter, staleAfterSettlement } = defaultPolicy.trade;
    const later = paymentMethods.filter(
      ({ settlementSeconds }) => settlementSeconds + staleAfterSettlement > staleAfter,
    );
    expect(later.map(({ slug }) => slug)).to.deep.equal(["bank-transfer", "ach", "wire-transfer"]);
    expect(findPaymentMethod("sepa-instant")?.settlementSeconds).to.equal(0);
  });
});
