import { expect } from "chai";
import { newId } from "../../../src/adapters/identity/random-id.ts";
import { RandomSessionTokens } from "../../../src/adapters/identity/random-session-tokens.ts";

describe("a public id", () => {
  const ids = Array.from({ length: 5_000 }, newId);

  it("has 12 letters and digits, none of which is mistaken for another", () => {
    for (const id of ids) expect(id).to.match(/^[1-9A-HJ-NP-Za-km-z]{12}$/);
  });

  it("is never made twice", () => {
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it("prefers no letter", () => {
    const counts = new Map<string, number>();
    for (const letter of ids.join("")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const expected = (ids.length * 12) / 58;
    const chiSquare = [...counts.values()]
      .map((count) => (count - expected) ** 2 / expected)
      .reduce((sum, each) => sum + each, 0);
    expect(counts.size).to.equal(58);
    // 57 degrees of freedom: beyond 130 once in ten million runs; without rejection it is near 700.
    expect(chiSquare).to.be.below(130);
  });
});

describe("the secret of a session", () => {
  const tokens = new RandomSessionTokens();

  it("has 256 bits, and its hash shows nothing of it", () => {
    const token = tokens.make();
    expect(Buffer.from(token, "base64url")).to.have.length(32);
    expect(tokens.hash(token)).to.match(/^[0-9a-f]{64}$/);
    expect(tokens.hash(token)).to.not.include(token).and.to.not.equal(tokens.hash(tokens.make()));
    expect(tokens.hash(token)).to.equal(tokens.hash(token));
  });
});
