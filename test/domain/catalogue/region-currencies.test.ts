import { expect } from "chai";
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
    ["ZZ", undefined],
    ["", undefined],
  ];
  for (const [region, code] of table) {
    it(`is ${code ?? "unknown"} in ${region || "no region"}`, () => {
      expect(currencyOfRegion(region)).to.equal(code);
    });
  }

  it("is there for every currency that offers may name", () => {
    const regions =
      "US AE AR AU BD BR CA CH CL CN CO CZ DK EG PT GB GH HK HU ID IN JP KE KR KW MA MX MY NG NO NZ PE PH PK PL RO SA SE SG TH TR TZ UA UG VN CM SN ZA";
    expect(new Set(regions.split(" ").map(currencyOfRegion))).to.deep.equal(
      new Set(fiatCurrencies.map(({ code }) => code)),
    );
  });
});
