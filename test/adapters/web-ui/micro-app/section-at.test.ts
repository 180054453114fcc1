import { expect } from "chai";
import { isIn, queryOf, sectionAt } from "../../../../src/adapters/web-ui/micro-app/section-at.ts";

describe("the section of a page", () => {
  it("is the one whose templates take its path", () => {
    expect(sectionAt("/buy/bitcoin/revolut")).to.include("/offer/:id");
    expect(sectionAt("/offer-manager/edit/abcdefgh")).to.include("/offer-manager/edit");
    expect(sectionAt("/login")).to.equal(undefined);
    expect(sectionAt("/buy/bitcoin/revolut/more")).to.equal(undefined);
    expect(sectionAt("//example.com")).to.equal(undefined);
  });

  it("keeps people within it", () => {
    const section = sectionAt("/buy/bitcoin") ?? [];
    expect(isIn(section, "/sell/tether")).to.equal(true);
    expect(isIn(section, "/user/ana_lima")).to.equal(false);
  });

  it("takes props as the query of the page", () => {
    const props = {
      currencyCode: "EUR",
      "fiat-min": 50,
      onlineUsers: true,
      tags: ["a"],
      none: null,
    };
    expect(queryOf(props)).to.equal("currencyCode=EUR&fiat-min=50&onlineUsers=true");
  });
});
