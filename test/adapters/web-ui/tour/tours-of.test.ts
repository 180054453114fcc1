import { expect } from "chai";
import { toursOf } from "../../../../src/adapters/web-ui/tour/tours-of.ts";

describe("the tours of a page", () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ["/wallet", "", "WALLET"],
    ["/wallet/convert", "", ""],
    ["/trade/t1", "", "TRADE"],
    ["/trade/receipt/x", "", ""],
    ["/trade/lite/t1", "", ""],
    ["/buy/bitcoin", "", "OFFER_LISTING"],
    ["/sell/tether/bank-transfer", "currencyCode=EUR", "OFFER_LISTING"],
    ["/buy/bitcoin", "isVerifiedOffers=0", "OFFER_LISTING"],
    ["/buy/bitcoin", "isVerifiedOffers=1", "ONLY_VERIFIED_OFFERS OFFER_LISTING"],
    ["/buy-crypto-instantly", "", ""],
    ["/", "isVerifiedOffers=1", ""],
  ];
  for (const [path, search, tours] of rows) {
    it(`${path}?${search}: ${tours || "none"}`, () => {
      expect(toursOf(path, search).join(" ")).to.equal(tours);
    });
  }
});
