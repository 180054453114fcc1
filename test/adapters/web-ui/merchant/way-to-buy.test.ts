import { expect } from "chai";
import { readFilters } from "../../../../src/adapters/web-ui/marketplace/filters.ts";
import { wayToBuy } from "../../../../src/adapters/web-ui/merchant/way-to-buy.ts";

describe("who has too little for a payment link", () => {
  it("is led to offers in its currency and for its sum", () => {
    const [path, search = ""] = wayToBuy({ currency: "NGN", fiatAmount: "25000.00" }).split("?");
    expect(path).to.equal("/buy/bitcoin");
    expect(readFilters({ deed: "buy", coin: "BTC" }, search, "USD")).to.include({
      currency: "NGN",
      amount: "25000.00",
    });
  });
});
