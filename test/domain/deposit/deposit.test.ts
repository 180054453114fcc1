import { expect } from "chai";
import { assetPaid, confirmationsOf } from "../../../src/domain/deposit/deposit.ts";

describe("Deposits", () => {
  it("are of the coin that their chain and token say", () => {
    expect(assetPaid("bitcoin", undefined, "tether")).to.equal("BTC");
    expect(assetPaid("ethereum", undefined, "tether")).to.equal("ETH");
    expect(assetPaid("ethereum", "tether", "tether")).to.equal("USDT");
    expect(assetPaid("ethereum", "other", "tether")).to.equal(undefined);
    // Where no contract is known, no token is Tether.
    expect(assetPaid("ethereum", "tether", undefined)).to.equal(undefined);
    expect(assetPaid("bitcoin", "tether", "tether")).to.equal(undefined);
  });

  it("are confirmed by their own block and those above", () => {
    const block = { height: 10, hash: "hash" };
    expect(confirmationsOf({ block: undefined }, 12)).to.equal(0);
    expect(confirmationsOf({ block }, 10)).to.equal(1);
    expect(confirmationsOf({ block }, 12)).to.equal(3);
    // A node behind.
    expect(confirmationsOf({ block }, 8)).to.equal(0);
  });
});
