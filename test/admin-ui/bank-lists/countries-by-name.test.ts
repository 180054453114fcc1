import { expect } from "chai";
import { countriesByName } from "../../../src/admin-ui/bank-lists/countries-by-name.ts";

describe("countries of the banks", () => {
  it("are in the order of their names, not of their codes", () => {
    const known = { banks: 1, imported: 0, importedAt: null };
    const countries = ["DE", "ES", "FR", "GB"].map((country) => ({ country, ...known }));
    const names = countriesByName(countries).map(({ name }) => name);
    expect(names).to.deep.equal(["France", "Germany", "Spain", "United Kingdom"]);
  });
});
