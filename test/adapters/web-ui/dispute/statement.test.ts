import { expect } from "chai";
import { defaultDisputePolicy } from "../../../../src/domain/policy/default-policy.ts";
import { statementFault } from "../../../../src/adapters/web-ui/dispute/statement.ts";

describe("what is said with a dispute or an appeal", () => {
  const rows: readonly [
    "dispute" | "appeal" | "release",
    number | undefined,
    string,
    string | undefined,
  ][] = [
    ["dispute", undefined, "words", "no_reason"],
    ["dispute", 9, "words", "no_reason"],
    ["dispute", 1, "", undefined],
    ["dispute", 5, "", "too_short"],
    ["dispute", 5, "x".repeat(250), undefined],
    ["dispute", 5, "x".repeat(251), "too_long"],
    ["dispute", 1, "a\u0000", "unreadable"],
    ["appeal", undefined, "x".repeat(19), "too_short"],
    ["appeal", undefined, "x".repeat(20), undefined],
    ["appeal", undefined, "x".repeat(2_001), "too_long"],
    ["release", undefined, "", undefined],
  ];
  for (const [act, reasonId, text, fault] of rows) {
    it(`${act} with reason ${reasonId} and ${text.length} characters is ${fault ?? "right"}`, () => {
      expect(statementFault(act, { reasonId, text }, defaultDisputePolicy)).to.equal(fault);
    });
  }
});
