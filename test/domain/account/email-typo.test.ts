import { expect } from "chai";
import { meantAddress, slipsBetween } from "../../../src/domain/account/email-typo.ts";

describe("an address with a slip in its domain", () => {
  for (const [typed, meant] of [
    ["ana@gmial.com", "ana@gmail.com"],
    ["ana@gmal.com", "ana@gmail.com"],
    ["ana@gmail.con", "ana@gmail.com"],
    ["Ana.Lima@GMAIL.CMO", "Ana.Lima@gmail.com"],
    ["ana@hotmial.com", "ana@hotmail.com"],
    ["ana@outlok.com", "ana@outlook.com"],
    ["ana@yahooo.com", "ana@yahoo.com"],
    ["ana@protonmial.co", "ana@protonmail.com"],
    ["a@b@gmai.com", "a@b@gmail.com"],
  ] as const) {
    it(`is told what was meant: ${typed}`, () => {
      expect(meantAddress(typed)).to.equal(meant);
    });
  }

  for (const typed of [
    "ana@gmail.com",
    "ana@mail.com",
    "ana@email.com",
    "ana@ymail.com",
    "ana@gmx.de",
    "ana@wob.de",
    "ana@example.org",
    "ana@mycompany.com",
    "gmial.com",
    "@gmial.com",
    "",
  ]) {
    it(`is not seen where there is none: “${typed}”`, () => {
      expect(meantAddress(typed)).to.equal(undefined);
    });
  }

  it("is counted in slips: left out, added, changed, swapped", () => {
    for (const [one, other, slips] of [
      ["gmail", "gmail", 0],
      ["gmal", "gmail", 1],
      ["gmaill", "gmail", 1],
      ["gnail", "gmail", 1],
      ["gmial", "gmail", 1],
      ["", "gmail", 5],
      ["abc", "xyz", 3],
    ] as const) {
      expect(slipsBetween(one, other), `${one} ${other}`).to.equal(slips);
      expect(slipsBetween(other, one), `${other} ${one}`).to.equal(slips);
    }
  });
});
