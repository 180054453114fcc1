import { expect } from "chai";
import fc from "fast-check";
import { foldedName } from "../../../src/domain/account/folded-name.ts";
import { usernameSkeleton } from "../../../src/domain/account/username-skeleton.ts";

describe("the form in which names and addresses are compared", () => {
  it("is that of small letters", () => {
    expect(foldedName("Bill_KK@Example.ORG")).to.equal("bill_kk@example.org");
  });

  it("takes no letter of another alphabet for one of ASCII", () => {
    for (let code = 128; code <= 0x1_ff_ff; code += 1) {
      const letter = String.fromCodePoint(code);
      expect(foldedName(letter)).to.equal(letter);
      expect(usernameSkeleton(letter)).to.equal(letter);
    }
  });

  it("is its own form, and the same for two texts only where they differ in case", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const folded = foldedName(text);
        expect(foldedName(folded)).to.equal(folded);
        expect(folded).to.have.lengthOf(text.length);
        for (const [at, sign] of folded.split("").entries()) {
          const before = text[at] ?? "";
          expect(sign === before || (/[A-Z]/.test(before) && /[a-z]/.test(sign))).to.equal(true);
        }
      }),
    );
  });
});
