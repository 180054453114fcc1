import { expect } from "chai";
import {
  documentsDue,
  judgeConsent,
  judgeNote,
  type Consent,
  type DocumentInForce,
} from "../../../src/domain/account/consent-documents.ts";

const inForce = (terms: number, privacy: number): readonly DocumentInForce[] => [
  { document: "terms", version: terms, note: "", publishedAt: 0 },
  { document: "privacy", version: privacy, note: "", publishedAt: 0 },
];
const consent = (document: Consent["document"], version: number): Consent => ({
  document,
  version,
  acceptedAt: 0,
});
const due = (...given: Parameters<typeof documentsDue>) =>
  documentsDue(...given).map(({ document }) => document);

describe("documents that people accept", () => {
  it("are due once a version came that a person has not accepted", () => {
    expect(due(inForce(2, 1), [])).to.deep.equal(["terms"]);
    expect(due(inForce(2, 3), [consent("terms", 2), consent("privacy", 2)])).to.deep.equal([
      "privacy",
    ]);
    expect(due(inForce(2, 2), [consent("privacy", 2), consent("terms", 2)])).to.deep.equal([]);
  });

  it("are not due in their first versions, which held before consents were recorded", () => {
    expect(due(inForce(1, 1), [])).to.deep.equal([]);
  });

  it("are accepted in the versions in force alone", () => {
    expect(judgeConsent(inForce(2, 1), { terms: 2, privacy: 1 }).ok).to.equal(true);
    for (const read of [
      { terms: 1, privacy: 1 },
      { terms: 3, privacy: 1 },
      { terms: 2, privacy: 2 },
    ]) {
      const judged = judgeConsent(inForce(2, 1), read);
      expect(judged).to.have.nested.property("refusal.code", "documents_changed");
    }
  });

  it("say in up to 300 readable characters what changed", () => {
    expect(judgeNote("  Fees of gift cards.  ")).to.deep.equal({
      ok: true,
      value: "Fees of gift cards.",
    });
    for (const note of ["", "   ", "a\u0000b", "x".repeat(301)]) {
      expect(judgeNote(note)).to.have.nested.property("refusal.code", "document_note");
    }
    expect(judgeNote("x".repeat(300)).ok).to.equal(true);
  });
});
