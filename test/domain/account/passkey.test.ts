import { expect } from "chai";
import { isCounterAhead, parsePasskeyName } from "../../../src/domain/account/passkey.ts";

describe("a passkey", () => {
  const counters: readonly [last: number, sent: number, isAhead: boolean][] = [
    [0, 0, true],
    [0, 1, true],
    [7, 8, true],
    [7, 7, false],
    [7, 6, false],
    [7, 0, false],
  ];
  for (const [last, sent, isAhead] of counters) {
    it(`${isAhead ? "takes" : "refuses"} the counter ${sent} after ${last}`, () => {
      expect(isCounterAhead(last, sent)).to.equal(isAhead);
    });
  }

  it("has a name of one line, of 60 characters at most", () => {
    expect(parsePasskeyName("  My phone ")).to.deep.equal({ ok: true, value: "My phone" });
    expect(parsePasskeyName("x".repeat(60)).ok).to.equal(true);
    for (const odd of ["   ", "x".repeat(61), "one\ntwo", "bell\u0007"]) {
      expect(parsePasskeyName(odd).ok, JSON.stringify(odd)).to.equal(false);
    }
  });
});
