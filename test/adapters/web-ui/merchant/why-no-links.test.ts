import { expect } from "chai";
import { whyNoLinks } from "../../../../src/adapters/web-ui/merchant/why-no-links.ts";

const [personal, corporate] = [false, true].map((isCorporateAccount) => ({
  isCorporateAccount,
  isUnverifiedCorporateAccount: false,
  isCorporateOffered: true,
})) as [Standing, Standing];
type Standing = Parameters<typeof whyNoLinks>[0];

describe("why somebody makes no payment links", () => {
  it("is that only companies may, where accounts can become corporate", () => {
    expect(whyNoLinks(personal)).to.equal("personal");
    expect(whyNoLinks({ ...personal, isCorporateOffered: false })).to.equal("not_offered");
  });

  it("is that their company isn't verified, whatever is offered to others", () => {
    const unverified = { ...corporate, isUnverifiedCorporateAccount: true };
    expect(whyNoLinks(unverified)).to.equal("unverified");
    expect(whyNoLinks({ ...unverified, isCorporateOffered: false })).to.equal("unverified");
  });

  it("is that staff don't allow it, where a verified company has nothing left to do", () => {
    expect(whyNoLinks(corporate)).to.equal("not_allowed");
    expect(whyNoLinks({ ...corporate, isCorporateOffered: false })).to.equal("not_allowed");
  });
});
