import { expect } from "chai";
import { countryRefusals, isGray } from "../../../src/domain/trade-start/watched-countries.ts";
import { decideStart } from "../../../src/domain/trade-start/decide-start.ts";
import { fresh, request, stranger } from "./example-start.ts";

/** People there are warned, and nobody there trades. */
const watched = { GR: false, SA: true };
const both = { owner: true, taker: true };

describe("countries that the operator watches", () => {
  const cases: readonly [
    owner: string | undefined,
    taker: string | undefined,
    refused: string,
    isWarned: boolean,
  ][] = [
    [undefined, undefined, "", false],
    ["PT", "PT", "", false],
    ["GR", "PT", "id_verification_required owner_not_id_verified", true],
    ["PT", "GR", "id_verification_required owner_not_id_verified", true],
    ["SA", "PT", "offer_not_takeable", false],
    ["PT", "SA", "not_available_in_your_country", false],
    [undefined, "SA", "not_available_in_your_country", false],
    ["SA", "GR", "offer_not_takeable id_verification_required owner_not_id_verified", true],
    // Not what every object has.
    ["constructor", "toString", "", false],
  ];
  for (const [owner, taker, refused, isWarned] of cases) {
    it(`refuse "${refused}" to somebody from ${taker} at an offer from ${owner}, without IDs`, () => {
      const homes = { owner, taker };
      const told = countryRefusals(homes, { owner: false, taker: false }, watched);
      expect(told.map(({ code }) => code).join(" ")).to.equal(refused);
      expect(isGray(homes, watched)).to.equal(isWarned);
    });
  }

  it("let people with verified IDs trade where they are only warned", () => {
    expect(countryRefusals({ owner: "GR", taker: "GR" }, both, watched)).to.deep.equal([]);
    expect(countryRefusals({ owner: "GR", taker: "SA" }, both, watched)).to.have.length(1);
  });

  it("decide the start of a trade", () => {
    const policy = { ...request.policy, watchedCountries: watched };
    const start = (change: object) => {
      const decided = decideStart({ ...request, policy, ...change });
      return decided.ok ? "starts" : decided.refusal.code;
    };
    const known = (country: string) => ({ known: { ...stranger, country } });
    expect(start(known("GR"))).to.equal("starts");
    expect(start({ ...known("GR"), taker: { ...fresh, level: 1 } })).to.equal(
      "id_verification_required",
    );
    expect(start({ ownerCountry: "GR", owner: { ...fresh, level: 1 } })).to.equal(
      "owner_not_id_verified",
    );
    expect(start(known("SA"))).to.equal("not_available_in_your_country");
    expect(start({ ownerCountry: "SA" })).to.equal("offer_not_takeable");
  });
});
