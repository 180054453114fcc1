import { expect } from "chai";
import { newlyFitting } from "../../../src/domain/saved-search/saved-search.ts";

describe("what a saved search tells of", () => {
  const cases: readonly [what: string, fitting: string, seen: string, told: string][] = [
    ["nothing, when the same offers fit", "abc", "abc", ""],
    ["nothing, when offers went or changed places", "cb", "abc", ""],
    ["an offer that was not there", "axb", "ab", "x"],
    ["offers in their order, when there were none", "ba", "", "ba"],
    ["only what is far up", "abcdefghijklm", "abcdefghij", ""],
  ];
  for (const [what, fitting, seen, told] of cases) {
    it(`is ${what}`, () => {
      expect(newlyFitting(fitting.split(""), seen.split(""))).to.deep.equal(told.split(""));
    });
  }
});
