import { expect } from "chai";
import {
  applyAgainSeconds,
  givenBadges,
  judgeApplicant,
  judgeDecision,
  judgeGift,
  judgeTerms,
  vendorTermsVersion,
  type Applicant,
} from "../../../src/domain/badge-application/badge-application.ts";
import { badges } from "../../../src/domain/record/badges.ts";
import { staffRoles, type StaffRole } from "../../../src/domain/staff/staff-roles.ts";

const now = 1_800_000_000_000;
const applicant: Applicant = {
  level: 2,
  badge: "no_badge",
  hasBond: true,
  hasOpen: false,
  declinedAt: undefined,
  now,
};
const codeOf = (judged: { ok: boolean; refusal?: { code: string } }) =>
  judged.ok ? "ok" : judged.refusal?.code;

describe("an application for a badge", () => {
  const apply = (changes: Partial<Applicant>, badge: "vendor" | "ambassador" = "vendor") =>
    codeOf(judgeApplicant(badge, { ...applicant, ...changes }, 2));

  it("needs a verified ID of vendors alone", () => {
    expect(apply({})).to.equal("ok");
    expect(apply({ level: 1.5 })).to.equal("id_needed");
    expect(apply({ level: 1.5 }, "ambassador")).to.equal("ok");
  });

  it("needs a bond of vendors alone", () => {
    expect(apply({ hasBond: false })).to.equal("bond_needed");
    expect(apply({ hasBond: false }, "ambassador")).to.equal("ok");
  });

  it("is for people with no badge that staff gave, one at a time", () => {
    for (const badge of badges) {
      const isGiven = givenBadges.some((given) => given === badge);
      expect(apply({ badge }), badge).to.equal(isGiven ? "badge_held" : "ok");
    }
    expect(apply({ hasOpen: true })).to.equal("application_open");
  });

  it("waits thirty days after one that was declined", () => {
    const span = applyAgainSeconds * 1_000;
    expect(apply({ declinedAt: now - span + 1 })).to.equal("application_too_soon");
    expect(apply({ declinedAt: now - span })).to.equal("ok");
  });

  it("names the terms in force", () => {
    expect(codeOf(judgeTerms(vendorTermsVersion))).to.equal("ok");
    expect(codeOf(judgeTerms(vendorTermsVersion - 1))).to.equal("terms_outdated");
    expect(codeOf(judgeTerms(vendorTermsVersion + 1))).to.equal("terms_outdated");
  });
});

describe("a decision on an application", () => {
  const decide = (
    changes: object,
    {
      isApproved = true,
      role = "supermoderator",
      hasBond = true,
    }: { isApproved?: boolean; role?: StaffRole; hasBond?: boolean } = {},
  ) =>
    codeOf(
      judgeDecision(
        { badge: "vendor", held: "no_badge", level: 2, ...changes },
        { isApproved, role, idLevel: 2, hasBond },
      ),
    );

  it("is made once", () => {
    const ruling = { isApproved: true, role: "admin", idLevel: 2, hasBond: true } as const;
    expect(codeOf(judgeDecision(undefined, ruling))).to.equal("application_decided");
  });

  it("is made by supermoderators about vendors, and by admins about both", () => {
    const about = (badge: string) =>
      staffRoles.filter((role) => decide({ badge }, { role }) === "ok");
    expect(about("vendor")).to.deep.equal(["supermoderator", "admin"]);
    expect(about("ambassador")).to.deep.equal(["admin"]);
    expect(decide({ badge: "ambassador" }, { isApproved: false })).to.equal("badge_by_admin");
  });

  it("approves a vendor only with a bond, and anybody else without one", () => {
    expect(decide({}, { hasBond: false })).to.equal("bond_needed");
    expect(decide({}, { hasBond: false, isApproved: false })).to.equal("ok");
    const admin = { hasBond: false, role: "admin" } as const;
    expect(decide({ badge: "ambassador" }, admin)).to.equal("ok");
  });

  it("approves only who still has an ID and no other badge; anybody can be declined", () => {
    expect(decide({ level: 1 })).to.equal("id_needed");
    expect(decide({ held: "ceo" })).to.equal("badge_held");
    expect(decide({ held: "power_trader" })).to.equal("ok");
    expect(decide({ level: 1, held: "ceo" }, { isApproved: false })).to.equal("ok");
  });
});

describe("a badge that staff give or take away", () => {
  it("is any for admins, and only that of vendors for supermoderators", () => {
    for (const held of badges) {
      for (const wanted of ["no_badge", ...givenBadges] as const) {
        const isGivenHeld = givenBadges.some((given) => given === held);
        const isSame = wanted === "no_badge" ? !isGivenHeld : held === wanted;
        const name = `${held} to ${wanted}`;
        expect(codeOf(judgeGift(held, wanted, "admin")), name).to.equal(
          isSame ? "badge_held" : "ok",
        );
        if (isSame) continue;
        const touched = [held, wanted].filter((each) => givenBadges.some((one) => one === each));
        expect(codeOf(judgeGift(held, wanted, "supermoderator")), name).to.equal(
          touched.every((each) => each === "vendor") ? "ok" : "badge_by_admin",
        );
        expect(judgeGift(held, wanted, "moderator").ok, name).to.equal(false);
      }
    }
  });
});
