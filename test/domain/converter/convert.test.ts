import { expect } from "chai";
import fc from "fast-check";
import { bitcoinForFiat, fiatForBitcoin } from "../../../src/domain/converter/convert.ts";

describe("the converter", () => {
  const costs: readonly (readonly [bitcoin: string, price: string, fiat: string | undefined])[] = [
    ["1", "65104.42", "65104.42"],
    ["0.00000001", "65104.42", "0.00"],
    ["0.00000010", "65104.42", "0.01"],
    ["2.5", "0.01", "0.03"],
    ["0", "65104.42", "0.00"],
    ["1.", "2", "2.00"],
    ["", "65104.42", undefined],
    ["-1", "65104.42", undefined],
    ["1e3", "65104.42", undefined],
    ["1", "0", undefined],
  ];
  for (const [bitcoin, price, fiat] of costs) {
    it(`says that ${bitcoin || "nothing"} at ${price} costs ${fiat ?? "nothing it could say"}`, () => {
      expect(fiatForBitcoin(bitcoin, price)).to.equal(fiat);
    });
  }

  const buys: readonly (readonly [fiat: string, price: string, bitcoin: string | undefined])[] = [
    ["100", "65104.42", "0.00153599"],
    ["65104.42", "65104.42", "1.00000000"],
    ["0.01", "65104.42", "0.00000015"],
    ["0.019", "65104.42", "0.00000015"],
    ["200000", "112000000", "0.00178571"],
    ["abc", "65104.42", undefined],
  ];
  for (const [fiat, price, bitcoin] of buys) {
    it(`says that ${fiat} at ${price} buys ${bitcoin ?? "nothing it could say"}`, () => {
      expect(bitcoinForFiat(fiat, price)).to.equal(bitcoin);
    });
  }

  it("never says that an amount buys more than costs that amount", () => {
    const amounts = fc.tuple(
      fc.integer({ min: 0, max: 10 ** 9 }),
      fc.integer({ min: 1, max: 10 ** 9 }),
    );
    fc.assert(
      fc.property(amounts, ([cents, price]) => {
        const fiat = (cents / 100).toFixed(2);
        const bitcoin = bitcoinForFiat(fiat, String(price)) ?? "";
        const [whole = "", decimals = ""] = bitcoin.split(".");
        expect(BigInt(whole + decimals) * BigInt(price) <= BigInt(cents) * 10n ** 6n).to.equal(
          true,
        );
      }),
    );
  });
});
