import { expect } from "chai";
import { cityIdOf } from "../../../src/domain/catalogue/city-ids.ts";
import {
  judgeLocation,
  locationText,
  placeIdsOf,
  type LocationInput,
} from "../../../src/domain/offer/offer-location.ts";

describe("where the cash of an offer changes hands", () => {
  const porto = { id: 13, name: "Porto", within: [1] };
  const good: LocationInput = {
    country: "PT",
    regionId: 13,
    region: porto,
    city: " Vila do Conde ",
  };
  const judge = (change: Partial<LocationInput>, paymentMethod = "cash-in-person") => {
    const judged = judgeLocation({ ...good, ...change }, { paymentMethod });
    return judged.ok ? judged.value : judged.failures.map(({ field, code }) => `${field} ${code}`);
  };

  it("is a country, a region of it, and a city", () => {
    expect(judge({})).to.deep.equal({ country: "PT", region: porto, city: "Vila do Conde" });
    expect(judge({ regionId: undefined, region: undefined, city: "" })).to.deep.equal({
      country: "PT",
      region: undefined,
      city: "",
    });
  });

  const refused: readonly [told: string, change: Partial<LocationInput>, method?: string][] = [
    ["location not_for_method", {}, "sepa-instant"],
    ["location unknown", { country: "XX" }],
    ["location unknown", { region: undefined }],
    ["location unknown", { regionId: 14 }],
    ["location unknown", { regionId: undefined }],
    ["location too_long", { city: "x".repeat(61) }],
    ["location not_plain_text", { city: "a\u0000b" }],
    ["location not_plain_text", { city: "a\nb" }],
    ["location not_plain_text", { city: "a\u202eb" }],
  ];
  for (const [told, change, method] of refused) {
    it(`is refused as ${told} with ${JSON.stringify(change)}`, () => {
      expect(judge(change, method)).to.deep.equal([told]);
    });
  }

  it("is found by its region, and by those that this is a part of", () => {
    const region = { ...porto, within: [1, 2] };
    expect(placeIdsOf({ country: "PT", region, city: "" })).to.deep.equal([13, 1, 2]);
    const lisbon = cityIdOf("PT", undefined, "Lisboa");
    expect(placeIdsOf({ country: "PT", region: undefined, city: "Lisboa" })).to.deep.equal([
      lisbon,
    ]);
    expect(placeIdsOf({ country: "PT", region: undefined, city: "" })).to.deep.equal([]);
    expect(placeIdsOf(undefined)).to.deep.equal([]);
  });

  it("reads city, region, country, without what is not named", () => {
    const text = (city: string, region = true) =>
      locationText({ city, region: region ? porto : undefined }, "Portugal");
    expect(text("Vila do Conde")).to.equal("Vila do Conde, Porto, Portugal");
    expect(text("")).to.equal("Porto, Portugal");
    expect(text("Fátima", false)).to.equal("Fátima, Portugal");
    expect(text("", false)).to.equal("Portugal");
  });
});
