import { expect } from "chai";
import fc from "fast-check";
import { returnPath } from "../../../src/adapters/http/contract/return-path.ts";

describe("the address to come back to", () => {
  for (const path of ["/", "/wallet", "/ar-XB/offer/abcdefgh?fiat-min=100#terms", "/a//b"]) {
    it(`may be ${path}`, () => {
      expect(returnPath(path)).to.equal(path);
    });
  }

  const hostile = [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "https:evil.example",
    "https://evil.example/",
    "https://here.invalid@evil.example/",
    "javascript:alert(1)",
    "wallet",
    " /wallet",
    "",
    null,
    undefined,
  ];
  for (const text of hostile) {
    it(`is not ${JSON.stringify(text)}`, () => {
      expect(returnPath(text)).to.equal(undefined);
    });
  }

  it("never leads to another site, whatever was asked for", () => {
    const site = "https://peerhold.example";
    const piece = fc.constantFrom("/", "\\", "//", "evil.example", ":", "@", "..", "?", "#", "\n");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = returnPath(pieces.join(""));
        if (path !== undefined) expect(new URL(path, site).origin).to.equal(site);
      }),
      { numRuns: 2_000 },
    );
  });
});
