import { expect } from "chai";
import { usualAmount } from "../../../src/domain/converter/usual-amount.ts";
import { readRate } from "../../../src/domain/market/reading.ts";

describe("the amount that a converter begins with", () => {
  const table: readonly (readonly [dollar: string, amount: string])[] = [
    ["1.00", "100"],
    ["0.9215", "100"],
    ["1640", "200000"],
    ["151.90", "20000"],
    ["0.3065", "20"],
    ["3.6725", "500"],
    ["89550", "10000000"],
    ["0.0003663", "0.02"],
    ["0.00000001", "0.01"],
  ];
  for (const [dollar, amount] of table) {
    it(`is ${amount} where a dollar costs ${dollar}`, () => {
      expect(usualAmount(readRate(dollar) ?? 0n)).to.equal(amount);
    });
  }
});
