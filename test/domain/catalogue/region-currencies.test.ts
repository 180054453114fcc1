import { expect } from "chai";
import { countryCodes } from "../../../src/domain/catalogue/countries.ts";
import { fiatCurrencies } from "../../../src/domain/catalogue/fiat-currencies.ts";
import { currencyOfRegion } from "../../../src/domain/catalogue/region-currencies.ts";

describe("the currency of a region", () => {
  const table: readonly (readonly [region: string, code: string | undefined])[] = [
    ["PT", "EUR"],
    ["DE", "EUR"],
    ["GB", "GBP"],
    ["US", "USD"],
    ["NG", "NGN"],
    ["SN", "XOF"],
    ["BG", "EUR"],
    ["CW", "XCG"],
    ["GE", "GEL"],
    ["XA", undefined],
    ["ZZ", undefined],
    ["", undefined],
  ];
  for (const [region, code] of table) {
    it(`is ${code ?? "unknown"} in ${region || "no region"}`, () => {
      expect(currencyOfRegion(region)).to.equal(code);
    });
  }

  it("is there for every currency that offers may name, and for every country where people pay", () => {
    const countries = countryCodes.filter((code) => code !== "AQ");
    const found = countries.map((code) => currencyOfRegion(code));
    expect(countries.filter((_, index) => found[index] === undefined)).to.deep.equal([]);
    expect(new Set(found)).to.deep.equal(new Set(fiatCurrencies.map(({ code }) => code)));
  });
});
