import { expect } from "chai";
import { cityIdOf, isCityId } from "../../../src/domain/catalogue/city-ids.ts";
import { regionIdOf } from "../../../src/domain/catalogue/region-ids.ts";

const porto = regionIdOf("PT-13");

describe("the id of a city", () => {
  it("is the same for ever", () => {
    expect(cityIdOf("PT", porto, "Vila do Conde")).to.equal(923_517_990);
    expect(cityIdOf("PT", undefined, "Lisboa")).to.equal(879_434_703);
  });

  it("does not depend on case, accents, spaces and hyphens", () => {
    const ids = ["São João", "sao joao", "SÃO-JOÃO", " São  João "].map((name) =>
      cityIdOf("PT", porto, name),
    );
    expect(new Set(ids)).to.have.property("size", 1);
  });

  it("depends on the region and the country", () => {
    const ids = [
      cityIdOf("PT", porto, "Santa Cruz"),
      cityIdOf("PT", undefined, "Santa Cruz"),
      cityIdOf("BR", undefined, "Santa Cruz"),
    ];
    expect(new Set(ids)).to.have.property("size", 3);
  });

  it("is given to every name with a letter in some script, and no region has it", () => {
    expect(cityIdOf("JP", undefined, "東京")).to.satisfy(isCityId);
    expect(cityIdOf("PT", undefined, " - ")).to.equal(undefined);
    expect(isCityId(regionIdOf("ZZ-ZZZ"))).to.equal(false);
    expect(cityIdOf("ZZ", 1, "x".repeat(60))).to.be.lessThan(1_000_000_000);
  });
});
