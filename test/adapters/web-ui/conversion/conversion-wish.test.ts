import { expect } from "chai";
import {
  readConversion,
  unitsToConvert,
  withFrom,
  withTo,
} from "../../../../src/adapters/web-ui/conversion/conversion-wish.ts";

describe("what a conversion is filled in with", () => {
  it("is what the address of the page says", () => {
    expect(readConversion("?from=eth&to=btc&amount=1.5")).to.deep.equal({
      from: "ETH",
      to: "BTC",
      amount: "1.5",
    });
    expect(readConversion("?from=doge&amount=x")).to.deep.equal({
      from: "BTC",
      to: "USDT",
      amount: "",
    });
    expect(readConversion("?from=usdt&to=usdt").to).to.equal("BTC");
  });

  it("is never a coin into itself", () => {
    const wish = { from: "BTC", to: "USDT", amount: "1" } as const;
    expect(withFrom(wish, "USDT")).to.deep.equal({ ...wish, from: "USDT", to: "BTC" });
    expect(withTo(wish, "BTC")).to.deep.equal({ ...wish, from: "USDT", to: "BTC" });
    expect(withTo(wish, "ETH")).to.deep.equal({ ...wish, to: "ETH" });
  });

  it("is an amount in base units, or none", () => {
    const of = (amount: string) => unitsToConvert({ from: "USDT", to: "BTC", amount });
    expect(of("1.5")).to.equal("1500000");
    expect(["", "0", "0.0000001"].map(of)).to.deep.equal([undefined, undefined, undefined]);
  });
});
