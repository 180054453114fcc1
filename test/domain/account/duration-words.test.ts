import { expect } from "chai";
import { durationWords } from "../../../src/domain/account/duration-words.ts";

describe("a duration in words", () => {
  const cases: readonly [number, string][] = [
    [0, "1 minute"],
    [89, "1 minute"],
    [90, "2 minutes"],
    [7_199, "120 minutes"],
    [7_200, "2 hours"],
    [86_400, "24 hours"],
  ];
  for (const [seconds, words] of cases) {
    it(`of ${seconds} s is ${words}`, () => expect(durationWords(seconds)).to.equal(words));
  }
});
