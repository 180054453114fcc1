import { expect } from "chai";
import {
  knownAfter,
  mostSeen,
  newlyFitting,
} from "../../../src/domain/saved-search/saved-search.ts";

/** So many offers, from a number on. */
const offers = (many: number, from = 0) =>
  Array.from({ length: many }, (_, index) => String(from + index));

describe("what a saved search tells of", () => {
  const cases: readonly [what: string, fitting: string, known: string, told: string][] = [
    ["nothing, when the same offers fit", "abc", "abc", ""],
    ["nothing, when offers went or changed places", "cb", "abc", ""],
    ["an offer that was not there", "axb", "ab", "x"],
    ["offers in their order, when there were none", "ba", "", "ba"],
    ["an offer far down, where all that fit are looked at", "abcdefghijkx", "abcdefghijk", "x"],
  ];
  for (const [what, fitting, known, told] of cases) {
    it(`is ${what}`, () => {
      expect(newlyFitting(fitting.split(""), known.split(""))).to.deep.equal(told.split(""));
    });
  }

  it("is only what is far up, where more may fit than are looked at", () => {
    const known = offers(mostSeen);
    const moved = [...offers(mostSeen - 1, 1), "from below"];
    expect(newlyFitting(moved, known)).to.deep.equal([]);
    expect(newlyFitting(["new", ...offers(mostSeen - 1)], known)).to.deep.equal(["new"]);
    expect(newlyFitting([...offers(20), "from below"], known), "others went").to.deep.equal([]);
  });

  it("is not what it told of before, though it did not fit for a while", () => {
    const fitting = ["a", "b"];
    const known = knownAfter([], knownAfter(fitting, []));
    expect(newlyFitting(fitting, known)).to.deep.equal([]);
    expect(newlyFitting(["c", ...fitting], known)).to.deep.equal(["c"]);
  });

  it("is remembered with what fits now first, and not without end", () => {
    expect(knownAfter(["c", "a"], ["a", "b"])).to.deep.equal(["c", "a", "b"]);
    const known = knownAfter(offers(mostSeen), offers(1_000, 1_000));
    expect(known).to.have.length(200);
    expect(known.slice(0, mostSeen)).to.deep.equal(offers(mostSeen));
  });
});
