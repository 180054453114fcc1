import { expect } from "chai";
import { RandomRecoveryCodes } from "../../../src/adapters/identity/random-recovery-codes.ts";

describe("recovery codes", () => {
  const codes = new RandomRecoveryCodes();

  it("have more random bits than a fast hash needs", () => {
    const code = codes.make();
    expect(code).to.match(/^[a-hj-km-np-z2-7]{5}(?:-[a-hj-km-np-z2-7]{5}){4}$/);
    const characters = code.replaceAll("-", "").length;
    expect(characters * Math.log2(29)).to.be.greaterThan(112);
    expect(new Set(Array.from({ length: 100 }, () => codes.make())).size).to.equal(100);
  });

  it("are hashed for their person, however they are typed, and those of before, too", () => {
    const code = "abcde-fghjk-mnpqr-stuvw-xyz23";
    const hash = codes.hash("ana", code);
    expect(hash).to.match(/^[0-9a-f]{64}$/);
    expect(codes.hash("ana", " ABCDE FGHJK mnpqrstuvwxyz23")).to.equal(hash);
    expect(codes.hash("bob", code)).to.not.equal(hash);
    expect(codes.hash("ana", "abcde-fghjk-mnpqr-stuvw")).to.match(/^[0-9a-f]{64}$/);
    expect(codes.hash("ana", "abcde-fghjk")).to.equal(undefined);
    expect(codes.hash("ana", `${code}2`)).to.equal(undefined);
  });
});
