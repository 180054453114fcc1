import { expect } from "chai";
import {
  mostRequestCharacters,
  parseFeatureRequest,
} from "../../../src/domain/feature-request/feature-request.ts";

describe("the text of a feature request", () => {
  it("is what was typed, without the space around it", () => {
    expect(parseFeatureRequest("  Dark charts\n")).to.deep.equal({
      ok: true,
      value: "Dark charts",
    });
  });

  it("has some words, and no more characters than allowed, an emoji as one", () => {
    const refused = { ok: false, refusal: { code: "text_length" } };
    for (const nothing of [" \n", "\u200b\u2060"]) {
      expect(parseFeatureRequest(nothing)).to.deep.equal(refused);
    }
    expect(parseFeatureRequest("🙂".repeat(mostRequestCharacters)).ok).to.equal(true);
    expect(parseFeatureRequest("🙂".repeat(mostRequestCharacters + 1))).to.deep.equal(refused);
  });

  it("has no characters that cannot be shown", () => {
    for (const odd of ["a\u0000b", "\ud800"]) {
      expect(parseFeatureRequest(odd)).to.deep.equal({
        ok: false,
        refusal: { code: "text_unreadable" },
      });
    }
  });
});
