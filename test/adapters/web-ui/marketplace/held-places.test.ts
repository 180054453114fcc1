import { expect } from "chai";
import { heldPlaces } from "../../../../src/adapters/web-ui/marketplace/held-places.ts";

const offers = (...ids: string[]) => ids.map((idHashed) => ({ idHashed, price: "1" }));
const told = (places: ReturnType<typeof heldPlaces<{ idHashed: string }>>) =>
  places.map(({ offer, isGone }) => offer.idHashed + (isGone ? " gone" : ""));

describe("the places of offers in an open list", () => {
  it("are those of the first read, with what was read last", () => {
    const first = heldPlaces([], offers("a", "b", "c"));
    expect(told(first)).to.deep.equal(["a", "b", "c"]);
    const again = heldPlaces(first, [{ idHashed: "c", price: "2" }, ...offers("a", "b")]);
    expect(told(again)).to.deep.equal(["a", "b", "c"]);
    expect(again[2]?.offer.price).to.equal("2");
  });

  it("stay when an offer goes, and take it in again when it is back", () => {
    const first = heldPlaces([], offers("a", "b", "c"));
    const without = heldPlaces(first, offers("c", "a"));
    expect(told(without)).to.deep.equal(["a", "b gone", "c"]);
    expect(told(heldPlaces(without, offers("a", "b", "c")))).to.deep.equal(["a", "b", "c"]);
  });

  it("of new offers are at the end", () => {
    const first = heldPlaces([], offers("a", "b"));
    expect(told(heldPlaces(first, offers("n", "b", "a")))).to.deep.equal(["a", "b", "n"]);
  });
});
