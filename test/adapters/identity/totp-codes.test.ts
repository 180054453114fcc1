import { expect } from "chai";
import { Secret } from "otpauth";
import { TotpCodes } from "../../../src/adapters/identity/totp-codes.ts";
import { codeFormat } from "../../../src/domain/account/code-format.ts";

const codes = new TotpCodes(codeFormat, "Peerhold");

/** RFC 6238, appendix B. */
const secret = Secret.fromUTF8("12345678901234567890").base32;
const vectors = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
] as const;

describe("one-time codes", () => {
  for (const [seconds, code] of vectors) {
    it(`at ${seconds} s are those of the RFC`, () => {
      const long = new TotpCodes({ ...codeFormat, digits: 8 }, "Peerhold");
      const step = Math.floor(seconds / 30);
      expect(long.codeOf(secret, step)).to.equal(code);
      expect(long.stepOf(secret, code, seconds * 1_000)).to.equal(step);
      expect(codes.codeOf(secret, step)).to.equal(code.slice(2));
    });
  }

  it("are taken one step early and one step late, and say which step they are of", () => {
    const step = 1_000_000;
    const code = codes.codeOf(secret, step);
    const taken = [-2, -1, 0, 1, 2].map((away) =>
      codes.stepOf(secret, code, (step + away) * 30_000 + 15_000),
    );
    expect(taken).to.deep.equal([undefined, step, step, step, undefined]);
  });

  it("are of one secret alone", () => {
    const other = Secret.fromUTF8("09876543210987654321").base32;
    expect(codes.stepOf(secret, codes.codeOf(other, 1_000_000), 30_000_000_000)).to.equal(
      undefined,
    );
  });

  it("have secrets of 160 bits that are never the same", () => {
    const made = Array.from({ length: 50 }, () => codes.makeSecret());
    for (const each of made) expect(each).to.match(/^[A-Z2-7]{32}$/);
    expect(new Set(made).size).to.equal(50);
  });

  it("are shown by the app under the name of the platform and of the member", () => {
    const address = new URL(codes.addressOf(secret, "ada_admin"));
    expect(address.href).to.match(/^otpauth:\/\/totp\/Peerhold:ada_admin\?/);
    expect(Object.fromEntries(address.searchParams)).to.include({
      secret,
      period: "30",
      digits: "6",
      issuer: "Peerhold",
    });
  });

  it("are followed by the next at the end of their step", () => {
    expect(codes.stepAt(59_999)).to.deep.equal({ step: 1, endsAt: 60_000 });
    expect(codes.stepAt(60_000)).to.deep.equal({ step: 2, endsAt: 90_000 });
  });
});
