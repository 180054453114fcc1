import { expect } from "chai";
import fc from "fast-check";
import { judgeReceived } from "../../../../src/adapters/web-ui/agreement/amendment.ts";

const trade = {
  fiatAmount: "100.00",
  mostReceived: "120.00",
  currency: "EUR",
  cryptoCurrencyCode: "BTC",
  cryptoAmount: { amount: "154291", currency: "BTC" },
  fee: "771",
};

describe("what a trade comes to when only a part arrived", () => {
  it("divides crypto and fee in proportion, rounded down, and gives the rest back", () => {
    // 60 % of 154,291 is 92,574.6 and of 771 is 462.6.
    expect(judgeReceived(trade, "60").amendment).to.deep.equal({
      received: "60.00",
      buyerGets: "92574",
      sellerGetsBack: String(154_291 + 771 - 92_574 - 462),
    });
  });

  it("gives the buyer everything and the seller nothing when all of it arrived", () => {
    expect(judgeReceived(trade, "100.00").amendment).to.deep.equal({
      received: "100.00",
      buyerGets: "154291",
      sellerGetsBack: "0",
    });
  });

  it("lets the seller add what goes beyond the agreement, fee included", () => {
    const { amendment } = judgeReceived(trade, "110");
    // A tenth of 154,291 and of 771 more, rounded down each.
    expect(amendment).to.include({ buyerGets: "169720", sellerGetsBack: "-15506" });
  });

  it("rounds to the digits that can be traded", () => {
    const ether = {
      ...trade,
      cryptoCurrencyCode: "ETH",
      cryptoAmount: { amount: "30000000000000000", currency: "ETH" },
      fee: "150000000000000",
    };
    expect(judgeReceived(ether, "33.33").amendment?.buyerGets).to.equal("9999000000000000");
    expect(BigInt(judgeReceived(ether, "33.34").amendment!.buyerGets) % 10_000_000_000n).to.equal(
      0n,
    );
  });

  it("never hands out more than is held, nor loses a unit of it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (cents) => {
        const { amendment } = judgeReceived(trade, (cents / 100).toFixed(2));
        const { buyerGets, sellerGetsBack } = amendment!;
        const feeKept = 154_291 + 771 - Number(buyerGets) - Number(sellerGetsBack);
        expect(feeKept).to.equal(Math.floor((771 * cents) / 10_000));
        expect(Number(buyerGets)).to.equal(Math.floor((154_291 * cents) / 10_000));
      }),
    );
  });

  for (const [text, problem] of [
    ["", "not_a_number"],
    [".5", "not_a_number"],
    ["60.001", "too_precise"],
    ["120.01", "too_much"],
    ["0", "too_small"],
  ] as const) {
    it(`takes "${text}" as ${problem}`, () => {
      expect(judgeReceived(trade, text).problem).to.equal(problem);
    });
  }

  it("takes no cents where the currency has none", () => {
    const yen = { ...trade, currency: "JPY" };
    expect(judgeReceived(yen, "60.5").problem).to.equal("too_precise");
    expect(judgeReceived(yen, "60").amendment?.received).to.equal("60.00");
  });
});
