import { expect } from "chai";
import { parseReferralCode } from "../../../src/domain/partner/referral-code.ts";

describe("a referral code", () => {
  it("is read in any case, with blanks around it", () => {
    expect(parseReferralCode(" ab2cdefg ")).to.equal("AB2CDEFG");
  });

  for (const typed of [
    "",
    "AB2CDEF",
    "AB2CDEFGH",
    "AB0CDEFG",
    "AB1CDEFG",
    "ÄB2CDEFG",
    "AB2C EFG",
  ]) {
    it(`is not "${typed}"`, () => {
      expect(parseReferralCode(typed)).to.equal(undefined);
    });
  }
});
