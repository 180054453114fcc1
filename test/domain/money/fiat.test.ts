import { expect } from "chai";
import fc from "fast-check";
import { fiatDigits, formatFiat, parseFiat } from "../../../src/domain/money/fiat.ts";

const currency = fc.constantFrom("EUR", "USD", "JPY", "KWD");
const minor = fc.bigInt({ min: 0n, max: 10n ** 20n });

describe("fiat", () => {
  it("reads back every amount that it shows, where the currency has digits", () => {
    fc.assert(
      fc.property(currency, minor, (code, units) => {
        fc.pre(fiatDigits(code) > 0 && units < 10n ** 18n);
        const amount = { currency: code, minor: units };
        expect(parseFiat(code, formatFiat(amount))).to.deep.equal({ ok: true, value: amount });
      }),
    );
  });

  it("shows at least two digits after the point, and all that the currency has", () => {
    expect(formatFiat({ currency: "EUR", minor: 2_500n })).to.equal("25.00");
    expect(formatFiat({ currency: "EUR", minor: 5n })).to.equal("0.05");
    expect(formatFiat({ currency: "EUR", minor: -5n })).to.equal("-0.05");
    expect(formatFiat({ currency: "JPY", minor: 1_500n })).to.equal("1500.00");
    expect(formatFiat({ currency: "KWD", minor: 1n })).to.equal("0.001");
  });

  const typed: readonly [currency: string, text: string, expected: unknown][] = [
    ["EUR", "25", { ok: true, value: { currency: "EUR", minor: 2_500n } }],
    ["EUR", "25.", { ok: true, value: { currency: "EUR", minor: 2_500n } }],
    ["EUR", "25.5", { ok: true, value: { currency: "EUR", minor: 2_550n } }],
    ["EUR", "25.555", { ok: false, refusal: { code: "amount_too_precise", digits: 2 } }],
    ["JPY", "25.5", { ok: false, refusal: { code: "amount_too_precise", digits: 0 } }],
    ["KWD", "25.555", { ok: true, value: { currency: "KWD", minor: 25_555n } }],
    ["EUR", "", { ok: false, refusal: { code: "amount_not_a_number" } }],
    ["EUR", "-1", { ok: false, refusal: { code: "amount_not_a_number" } }],
    ["EUR", "1e3", { ok: false, refusal: { code: "amount_not_a_number" } }],
    ["EUR", "1,5", { ok: false, refusal: { code: "amount_not_a_number" } }],
  ];
  for (const [code, text, expected] of typed) {
    it(`takes "${text}" ${code} for what it is`, () => {
      expect(parseFiat(code, text)).to.deep.equal(expected);
    });
  }

  it("never throws on what a person types", () => {
    fc.assert(
      fc.property(currency, fc.string({ unit: "binary" }), (code, text) => {
        expect(parseFiat(code, text)).to.have.property("ok");
      }),
    );
  });
});
