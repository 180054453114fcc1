import { expect } from "chai";
import {
  awaitedSides,
  judgeReasons,
  needsEvidence,
  type ReasonsFacts,
  type VerdictReasons,
} from "../../../src/domain/dispute/verdict-reasons.ts";
import { verdictRuleCodes, verdictRulesFor } from "../../../src/domain/dispute/verdict-rules.ts";
import type { Side } from "../../../src/domain/trade/trade.ts";
import { defaultDisputePolicy as policy } from "../../../src/domain/policy/default-policy.ts";
import { hour } from "../trade/example-trade.ts";
import { askBoth, worked } from "./example-case.ts";

const codesFor = (verdict: "buyer" | "seller" | "split") =>
  verdictRulesFor(verdict).map(({ code }) => code);

const reasons: VerdictReasons = {
  verdict: "buyer",
  rule: "4.1",
  evidence: ["e1"],
  saysWhyNone: false,
  beforeAnswer: false,
};
const facts: ReasonsFacts = {
  usdCents: 500_00n,
  hasLine: (line) => line === "e1" || line === "m3",
  awaited: [],
};

function refusal(part: Partial<VerdictReasons>, rest: Partial<ReasonsFacts> = {}) {
  const judged = judgeReasons({ ...reasons, ...part }, { ...facts, ...rest }, policy);
  return judged.ok ? undefined : judged.refusal.code;
}

describe("the rules that a verdict can name", () => {
  it("lead to the outcome: a payment that was shown never to the seller, none never to the buyer", () => {
    expect(codesFor("buyer")).to.deep.equal(["4.1", "4.2", "4.7", "4.8", "4.9"]);
    expect(codesFor("seller")).to.deep.equal(["4.3", "4.4", "4.5", "4.6", "4.7", "4.8", "4.9"]);
    expect(codesFor("split")).to.deep.equal(["4.4", "4.5", "4.7", "4.8"]);
  });

  it("are all reachable, and named by their titles", () => {
    const outcomes = ["buyer", "seller", "split"] as const;
    const reached = new Set<string>(outcomes.flatMap(codesFor));
    expect([...reached].toSorted()).to.deep.equal(verdictRuleCodes);
    expect(verdictRulesFor("split").every(({ title }) => title.length > 5)).to.equal(true);
  });
});

describe("the reasons of a verdict", () => {
  const rows: readonly [
    string,
    Partial<VerdictReasons>,
    Partial<ReasonsFacts>,
    string | undefined,
  ][] = [
    ["that fit", {}, {}, undefined],
    ["with a rule of the other outcome", { verdict: "seller" }, {}, "rule_does_not_fit"],
    ["with a rule that there is not", { rule: "9.9" }, {}, "rule_does_not_fit"],
    ["with a line of another case", { evidence: ["e1", "m4"] }, {}, "evidence_unknown"],
    ["without evidence, for 500 USD", { evidence: [] }, {}, undefined],
    ["without evidence, above", { evidence: [] }, { usdCents: 500_01n }, "evidence_needed"],
    [
      "without evidence, above, saying why",
      { evidence: [], saysWhyNone: true },
      { usdCents: 500_01n },
      undefined,
    ],
    ["with evidence, above", {}, { usdCents: 9_000_00n }, undefined],
    ["while an answer can come", {}, { awaited: ["seller"] }, "answer_awaited"],
    ["knowing of it", { beforeAnswer: true }, { awaited: ["seller"] }, undefined],
  ];
  for (const [what, part, rest, code] of rows) {
    it(`${what}: ${code ?? "accepted"}`, () => {
      expect(refusal(part, rest)).to.equal(code);
    });
  }

  it("are owed above the policy's value, not at it", () => {
    const at = (usdCents: bigint) => needsEvidence(usdCents, policy);
    expect([at(0n), at(500_00n), at(500_01n)]).to.deep.equal([false, false, true]);
  });

  it("wait for those who were asked, until they wrote or their time is over", () => {
    const course = worked();
    const none = course.dispute!;
    expect(awaitedSides(none, {}, course.now)).to.deep.equal([]);
    course.work(askBoth);
    const { dispute, now } = course;
    const awaited = (wrote: Partial<Record<Side, number>>, at: number) =>
      awaitedSides(dispute!, wrote, at);
    expect(awaited({}, now)).to.deep.equal(["buyer", "seller"]);
    expect(awaited({ buyer: now + 1 }, now + 2)).to.deep.equal(["seller"]);
    expect(awaited({}, now + 12 * hour - 1)).to.deep.equal(["buyer", "seller"]);
    expect(awaited({}, now + 12 * hour)).to.deep.equal([]);
  });
});
