import { expect } from "chai";
import {
  hasDigit,
  hasLowercase,
  hasSpecialCharacter,
  hasUppercase,
  isDigitsOnly,
} from "../../../src/domain/text/text-checks.ts";

describe("checks of a text", () => {
  type Row = readonly [
    text: string,
    digit: boolean,
    lower: boolean,
    upper: boolean,
    special: boolean,
  ];
  const table: readonly Row[] = [
    ["", false, false, false, false],
    ["a", false, true, false, false],
    ["A", false, false, true, false],
    ["7", true, false, false, false],
    ["!", false, false, false, true],
    ["a horse", false, true, false, true],
    ["Straße", false, true, true, false],
    ["ЖАБА", false, false, true, false],
    ["жаба٣", true, true, false, false],
    ["e\u0301", false, true, false, false],
    ["😀", false, false, false, true],
    ["aB3_", true, true, true, true],
  ];
  for (const [text, ...wanted] of table) {
    it(`find in "${text}" a digit, lowercase, uppercase, special: ${wanted.join(", ")}`, () => {
      const found = [hasDigit, hasLowercase, hasUppercase, hasSpecialCharacter];
      expect(found.map((check) => check(text))).to.deep.equal(wanted);
    });
  }

  it("take 0 to 9 alone as digits only", () => {
    expect(isDigitsOnly("0129")).to.equal(true);
    for (const other of ["", "12 3", "1.5", "-1", "٣", "1\n"]) {
      expect(isDigitsOnly(other), other).to.equal(false);
    }
  });
});
