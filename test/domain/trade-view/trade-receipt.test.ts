import { expect } from "chai";
import { hasReceipt, isReceiptId } from "../../../src/domain/trade-view/trade-receipt.ts";

describe("the receipt of a trade", () => {
  for (const [escrow, isThere] of [
    ["none", false],
    ["held", false],
    ["returned", false],
    ["released", true],
    ["split", true],
  ] as const) {
    it(`${isThere ? "is there" : "is not there"} when the escrow is ${escrow}`, () => {
      expect(hasReceipt({ escrow })).to.equal(isThere);
    });
  }

  for (const text of [
    "",
    "receipt",
    "0F8FAD5B-D9CB-469F-A165-70867728950E",
    "0f8fad5bd9cb469fa16570867728950e",
    "0f8fad5b-d9cb-469f-a165-70867728950e\n",
    "' OR true --",
  ]) {
    it(`is not found by ${JSON.stringify(text)}`, () => {
      expect(isReceiptId(text)).to.equal(false);
    });
  }

  it("is found by a UUID", () => {
    expect(isReceiptId("0f8fad5b-d9cb-469f-a165-70867728950e")).to.equal(true);
  });
});
