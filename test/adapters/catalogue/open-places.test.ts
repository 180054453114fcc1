import { expect } from "chai";
import { OpenPlaces } from "../../../src/adapters/catalogue/open-places.ts";
import { countryCodes } from "../../../src/domain/catalogue/countries.ts";

describe("places from open data", () => {
  const places = new OpenPlaces();

  it("know every country with a calling code and, but for Antarctica, a currency", async () => {
    const countries = await places.listCountries();
    expect(countries.map(({ code }) => code)).to.have.members([...countryCodes]);
    for (const { code, currency, phoneCodes } of countries) {
      if (code === "AQ") expect(currency).to.equal(undefined);
      else expect(currency, code).to.match(/^[A-Z]{3}$/);
      expect(phoneCodes.length, code).to.be.greaterThan(0);
    }
  });

  it("give every region of the world an id of its own, and a parent in the same country", async () => {
    const ofAll = await Promise.all(countryCodes.map((code) => places.listRegions(code)));
    const ids = ofAll.flat().map(({ id }) => id);
    expect(ids.length).to.be.greaterThan(4_000);
    expect(new Set(ids).size).to.equal(ids.length);
    for (const regions of ofAll) {
      const own = new Set(regions.map(({ id }) => id));
      for (const { code, parentId } of regions) {
        if (parentId !== undefined) expect(own.has(parentId), code).to.equal(true);
      }
    }
  });

  it("have no regions for a country that does not exist", async () => {
    expect(await places.listRegions("ZZ")).to.deep.equal([]);
  });
});
