import { expect } from "chai";
import { freeAccount, type TraderAccount } from "../../../src/domain/account/trader-account.ts";
import {
  judgeConsent,
  judgeConsentProposal,
  sinceMark,
  type ConsentSoFar,
} from "../../../src/domain/staff/release-consent.ts";

const compromised: TraderAccount = {
  ...freeAccount,
  states: ["compromised"],
  compromisedAt: 1_000,
  secondsSinceReset: 60,
};
const heard = { by: "sam", at: 2_000 };

/** The code of the refusal; undefined if it is accepted. */
function proposal(part: Partial<ConsentSoFar> = {}) {
  const judged = judgeConsentProposal({
    account: compromised,
    proposed: undefined,
    givenAt: undefined,
    ...part,
  });
  return judged.ok ? undefined : judged.refusal.code;
}

function consent(staffId: string, part: Partial<ConsentSoFar> = {}) {
  const soFar = { account: compromised, proposed: heard, givenAt: undefined, ...part };
  const judged = judgeConsent(soFar, staffId);
  return judged.ok ? undefined : judged.refusal.code;
}

describe("a consent to an early release", () => {
  it("is proposed for a compromised account within a day of its reset, once", () => {
    expect(proposal()).to.equal(undefined);
    expect(proposal({ account: freeAccount })).to.equal("consent_not_needed");
    const later = { ...compromised, secondsSinceReset: 86_400 };
    expect(proposal({ account: later })).to.equal("consent_not_needed");
    const banned: TraderAccount = { ...compromised, states: ["compromised", "banned"] };
    expect(proposal({ account: banned })).to.equal("consent_not_needed");
    expect(proposal({ givenAt: 3_000 })).to.equal("consent_not_needed");
    expect(proposal({ givenAt: 1_000 }), "from before the mark").to.equal(undefined);
  });

  it("takes a second person, after the owner was heard", () => {
    expect(consent("vera")).to.equal(undefined);
    expect(consent("sam")).to.equal("second_person_needed");
    expect(consent("vera", { proposed: undefined })).to.equal("not_proposed");
    expect(consent("vera", { proposed: { by: "sam", at: 1_000 } })).to.equal("not_proposed");
    expect(consent("vera", { account: freeAccount })).to.equal("consent_not_needed");
  });

  it("shows nothing from before the account was marked", () => {
    const old = { account: compromised, proposed: { by: "sam", at: 999 }, givenAt: 1_000 };
    expect(sinceMark(old)).to.include({ proposed: undefined, givenAt: undefined });
  });
});
