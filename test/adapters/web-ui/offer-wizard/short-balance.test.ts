import { expect } from "chai";
import { newDraft, type Draft } from "../../../../src/adapters/web-ui/offer-wizard/draft.ts";
import { isBalanceShort } from "../../../../src/adapters/web-ui/offer-wizard/short-balance.ts";
import { defaultPolicy } from "../../../../src/domain/policy/default-policy.ts";

describe("a balance beside a sell offer while it is written", () => {
  const draft: Draft = {
    ...newDraft("?type=sell&currency=EUR&payment_method=sepa-instant", "EUR", false),
    min: "100",
    max: "500",
  };
  // At 50,000 a coin, 100 are 200,000 base units, and 1,000 of fee.
  const isShort = (units: number, changed: Partial<Draft> = {}) =>
    isBalanceShort(
      { ...draft, ...changed },
      {
        price: "50000",
        balance: String(units),
        fees: {
          byGroup: { ...defaultPolicy.fees.byGroup },
          byMethod: { "sepa-instant": 50 },
          discountPercent: defaultPolicy.fees.discountPercent,
        },
        mostCashbackBasisPoints: 1_000,
      },
    );

  it("is short below the minimum with its fee, and not from there on", () => {
    expect(isShort(0)).to.equal(true);
    expect(isShort(200_999)).to.equal(true);
    expect(isShort(201_000)).to.equal(false);
  });

  it("counts the cashback too", () => {
    expect(isShort(202_999, { cashback: "1" })).to.equal(true);
    expect(isShort(203_000, { cashback: "1" })).to.equal(false);
  });

  it("is measured by the smallest of named amounts", () => {
    const named = { amounts: "predefined", named: ["300", "100", "200"] } as const;
    expect(isShort(200_999, named)).to.equal(true);
    expect(isShort(201_000, named)).to.equal(false);
  });

  it("does not matter to buyers, to who funds later, and while something is half typed", () => {
    expect(isShort(0, { side: "buy" })).to.equal(false);
    expect(isShort(0, { deferredEscrow: true })).to.equal(false);
    expect(isShort(0, { min: "" })).to.equal(false);
    expect(isShort(0, { method: "" })).to.equal(false);
    expect(isShort(0, { amounts: "predefined", named: ["100", ""] })).to.equal(false);
    expect(
      isBalanceShort(draft, {
        price: undefined,
        balance: "0",
        fees: defaultPolicy.fees,
        mostCashbackBasisPoints: 1_000,
      }),
    ).to.equal(false);
  });
});
