import { expect } from "chai";
import { isRiskyChargeback } from "../../../src/domain/trade-start/risky-chargeback.ts";

describe("the risk that a payment is reversed", () => {
  for (const [what, side, paymentMethod, completedTrades, isRisky] of [
    ["is told to who is paid by somebody new", "buy", "paypal", 9, true],
    ["is not told about somebody known", "buy", "paypal", 10, false],
    ["is not told to who pays", "sell", "paypal", 0, false],
    ["is not told about a final payment", "buy", "sepa-instant", 0, false],
  ] as const) {
    it(what, () => {
      expect(isRiskyChargeback({ side, paymentMethod }, { completedTrades })).to.equal(isRisky);
    });
  }
});
