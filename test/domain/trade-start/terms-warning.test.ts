import { expect } from "chai";
import { termsWarningOf } from "../../../src/domain/trade-start/terms-warning.ts";

describe("the terms that a taker is shown once more", () => {
  const rows = [
    ["Own account only.", "sepa", false, undefined],
    ["Own account only.", "sepa", true, "changed"],
    ["Own account only.", "steam-gift-card", false, "to_read"],
    ["Own account only.", "steam-gift-card", true, "changed"],
    ["", "steam-gift-card", true, undefined],
    [" \n", "sepa", true, undefined],
    ["Own account only.", "nothing", false, undefined],
  ] as const;
  for (const [terms, paymentMethod, haveChanged, warning] of rows) {
    const state = haveChanged ? "changed" : "as they were";
    it(`are ${warning ?? "none"} by ${paymentMethod}, ${state}: ${JSON.stringify(terms)}`, () => {
      expect(termsWarningOf({ terms, paymentMethod }, haveChanged)).to.equal(warning);
    });
  }
});
