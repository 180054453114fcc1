import { expect } from "chai";
import fc from "fast-check";
import {
  beginReview,
  companyDocumentKinds,
  companyStates,
  companyVerdicts,
  decideApplication,
  judgeSubmission,
} from "../../../src/domain/company/company-application.ts";
import { parseCompanyFacts } from "../../../src/domain/company/company-facts.ts";
import { judgeReversion } from "../../../src/domain/company/convert-account.ts";
import type { Refusal, Result } from "../../../src/domain/result/result.ts";

const codeOf = (result: Result<unknown, Refusal>) => (result.ok ? "ok" : result.refusal.code);

const facts = {
  legalName: "Harbour Trading Limited",
  businessName: "",
  registrationNumber: "C-12345/26",
  country: "MT",
  address: "1 Quay Street\nValletta",
  website: "https://harbour.example/about",
  activity: "Imports, paid in Bitcoin.",
};

describe("the application of a company", () => {
  const submit = (state: Parameters<typeof judgeSubmission>[0]["state"], change: object = {}) =>
    codeOf(
      judgeSubmission({ isCorporate: true, state, documents: companyDocumentKinds, ...change }),
    );

  it("is sent first, and again after it was rejected or sent back, and never meanwhile", () => {
    expect(submit(undefined)).to.equal("ok");
    for (const state of companyStates) {
      const isOpen = /rejected|resubmission/.test(state);
      expect(submit(state), state).to.equal(isOpen ? "ok" : "company_in_review");
    }
  });

  it("is of a corporate account, with each kind of document", () => {
    expect(submit(undefined, { isCorporate: false })).to.equal("not_corporate");
    for (const kind of companyDocumentKinds) {
      const documents = companyDocumentKinds.filter((each) => each !== kind);
      expect(submit(undefined, { documents }), kind).to.equal("documents_needed");
    }
  });

  it("goes from submitted into review, and from there alone to a verdict", () => {
    for (const state of [undefined, ...companyStates]) {
      const begun = beginReview(state);
      expect(begun.ok, state).to.equal(state === "application_submitted");
      for (const verdict of companyVerdicts) {
        expect(decideApplication(state, verdict).ok, state).to.equal(state === "in_review");
      }
    }
    const after = companyVerdicts.map((verdict) => decideApplication("in_review", verdict));
    expect(after.map((each) => each.ok && each.value)).to.deep.equal([
      "application_approved",
      "application_rejected",
      "application_waiting_resubmission",
    ]);
  });
});

describe("a corporate account", () => {
  it("becomes personal again without running trades, and while nobody looks at its application", () => {
    const account = { isCorporate: true, state: undefined };
    expect(codeOf(judgeReversion(0, account))).to.equal("ok");
    expect(codeOf(judgeReversion(1, account))).to.equal("trades_running");
    expect(codeOf(judgeReversion(0, { ...account, state: "in_review" }))).to.equal(
      "company_in_review",
    );
    expect(codeOf(judgeReversion(0, { ...account, isCorporate: false }))).to.equal("not_corporate");
  });
});

describe("what a company says of itself", () => {
  it("is taken without the space around it, and its legal name stands for a missing one", () => {
    const parsed = parseCompanyFacts({ ...facts, legalName: "  Harbour \t Trading  Limited " });
    expect(parsed.ok && parsed.value).to.deep.equal({
      ...facts,
      businessName: "Harbour Trading Limited",
    });
    expect(parseCompanyFacts({ ...facts, website: "" }).ok).to.equal(true);
  });

  it("names every field that cannot be taken", () => {
    const wrong = {
      legalName: "H",
      businessName: "x".repeat(121),
      registrationNumber: "<1>",
      country: "XX",
      address: "",
      website: "http://harbour.example",
      activity: "\u200b".repeat(20),
    };
    for (const [field, value] of Object.entries(wrong)) {
      const parsed = parseCompanyFacts({ ...facts, [field]: value });
      expect(!parsed.ok && parsed.refusal.faults, field).to.deep.equal([field]);
    }
    for (const website of [
      "javascript:alert(1)",
      "https://a",
      "https://u:p@a.example",
      "https://a b.c",
    ])
      expect(parseCompanyFacts({ ...facts, website }).ok, website).to.equal(false);
  });

  it("has no control characters, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const parsed = parseCompanyFacts({ ...facts, activity: `${typed} and ten more.` });
        // oxlint-disable-next-line no-control-regex
        if (parsed.ok) expect(parsed.value.activity).to.not.match(/[\u0000-\u0008\u000b-\u001f]/u);
      }),
    );
  });
});
