import { expect } from "chai";
import { readWish, wishQuery } from "../../../../src/adapters/web-ui/instant-buy/instant-wish.ts";

describe("what somebody wants to buy at once", () => {
  it("is any amount of Bitcoin in the usual currency where the address says nothing or nonsense", () => {
    const usual = { coin: "BTC", currency: "EUR", amount: "" };
    expect(readWish("", "EUR")).to.deep.equal(usual);
    expect(readWish("crypto=dogecoin&currencyCode=euro&fiat-min=-5", "EUR")).to.deep.equal(usual);
  });

  it("comes back from its address as it went", () => {
    for (const wish of [
      { coin: "USDT", currency: "NGN", amount: "50000" },
      { coin: "BTC", currency: "USD", amount: "0.5" },
      { coin: "ETH", currency: "JPY", amount: "" },
    ] as const) {
      expect(readWish(wishQuery(wish), "EUR")).to.deep.equal(wish);
    }
  });
});
