import { expect } from "chai";
import fc from "fast-check";
import { livePrice, worryAbout } from "../../../../src/adapters/web-ui/offer-wizard/price-worry.ts";
import { defaultOfferPolicy } from "../../../../src/domain/policy/default-policy.ts";

describe("the price of an offer while it is written", () => {
  it("is the market and the margin, with its distance", () => {
    const typed = { kind: "margin", percent: "-1.5" } as const;
    expect(livePrice(typed, "BTC", "EUR", { market: "64000.00", followed: null })).to.deep.equal({
      price: "63040.00",
      distance: "-1.5",
    });
  });

  it("that is fixed has a distance only where there is a market", () => {
    const typed = { kind: "fixed", price: "70400" } as const;
    expect(livePrice(typed, "BTC", "EUR", { market: "64000.00", followed: null })).to.deep.equal({
      price: "70400.00",
      distance: "10",
    });
    expect(livePrice(typed, "BTC", "EUR", { market: null, followed: null })).to.deep.equal({
      price: "70400.00",
      distance: undefined,
    });
  });

  it("is not known while it is half typed", () => {
    for (const text of ["", ".", "1.", "x"]) {
      const live = livePrice({ kind: "margin", percent: text }, "BTC", "EUR", {
        market: "64000.00",
        followed: null,
      });
      expect(live, text).to.deep.equal({ price: undefined, distance: undefined });
    }
  });

  it("is asked about where it hurts its owner: selling under -5 %, buying over +5 %", () => {
    expect(worryAbout("sell", "-5", defaultOfferPolicy)).to.equal(undefined);
    expect(worryAbout("sell", "-5.01", defaultOfferPolicy)).to.equal("hurts");
    expect(worryAbout("buy", "5", defaultOfferPolicy)).to.equal(undefined);
    expect(worryAbout("buy", "5.01", defaultOfferPolicy)).to.equal("hurts");
  });

  it("is asked about beyond 20 % in the owner's favour", () => {
    expect(worryAbout("sell", "20", defaultOfferPolicy)).to.equal(undefined);
    expect(worryAbout("sell", "20.01", defaultOfferPolicy)).to.equal("far");
    expect(worryAbout("buy", "-20", defaultOfferPolicy)).to.equal(undefined);
    expect(worryAbout("buy", "-20.01", defaultOfferPolicy)).to.equal("far");
  });

  it("is asked about from where the policy says", () => {
    const policy = { askBasisPoints: { favorable: 300, unfavorable: 100 } };
    expect(worryAbout("sell", "3", policy)).to.equal(undefined);
    expect(worryAbout("sell", "3.01", policy)).to.equal("far");
    expect(worryAbout("sell", "-1.01", policy)).to.equal("hurts");
  });

  it("worries the seller where it worries the buyer with the other sign", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (points) => {
        const percent = (points / 100).toFixed(2);
        expect(worryAbout("sell", percent, defaultOfferPolicy)).to.equal(
          worryAbout("buy", `-${percent}`, defaultOfferPolicy),
        );
        expect(worryAbout("sell", `-${percent}`, defaultOfferPolicy)).to.equal(
          worryAbout("buy", percent, defaultOfferPolicy),
        );
      }),
    );
  });
});
