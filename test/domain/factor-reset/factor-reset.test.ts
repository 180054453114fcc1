import { expect } from "chai";
import {
  factorSetting,
  noTwoFactor,
  type TwoFactor,
} from "../../../src/domain/account/two-factor.ts";
import {
  answersProofs,
  hasFactors,
  judgeResetDecision,
  resetDecisions,
  withoutFactors,
  type OpenReset,
  type ResetDecision,
} from "../../../src/domain/factor-reset/factor-reset.ts";

const right: OpenReset = { answers: "right", proposedBy: undefined };
const proposed: OpenReset = { answers: "right", proposedBy: "sam" };
const on = { setting: factorSetting.enabled, type: "ga" } as const;
const set: TwoFactor = { ...noTwoFactor, release: on };

describe("a reset of second factors by support", () => {
  const rows: readonly (readonly [string, OpenReset | undefined, ResetDecision, string, string])[] =
    [
      ["is proposed after right answers", right, "propose", "sam", "ok"],
      ["is proposed once", proposed, "propose", "eva", "reset_proposed"],
      ["is approved by somebody else", proposed, "approve", "eva", "ok"],
      ["is not approved by who proposed it", proposed, "approve", "sam", "second_person_needed"],
      ["is not approved unproposed", right, "approve", "eva", "not_proposed"],
      ["is declined by anybody", right, "decline", "eva", "ok"],
      ["is declined by who proposed it", proposed, "decline", "sam", "ok"],
      ["is over", undefined, "decline", "eva", "reset_over"],
    ];
  for (const [what, open, decision, staffId, outcome] of rows) {
    it(what, () => {
      const judged = judgeResetDecision(open, decision, staffId);
      expect(judged.ok ? "ok" : judged.refusal.code).to.equal(outcome);
    });
  }

  it("never goes through without right answers, nor by one person", () => {
    for (const answers of answersProofs) {
      for (const proposedBy of [undefined, "sam", "eva"]) {
        for (const decision of resetDecisions) {
          const judged = judgeResetDecision({ answers, proposedBy }, decision, "sam");
          const isGood = answers === "right" && proposedBy === "eva";
          if (decision === "approve") expect(judged.ok).to.equal(isGood);
          if (answers !== "right" && decision !== "decline") expect(judged.ok).to.equal(false);
        }
      }
    }
  });

  it("is asked for only where there is something to take off, and takes all of it", () => {
    expect(hasFactors(noTwoFactor, false)).to.equal(false);
    expect(hasFactors(noTwoFactor, true)).to.equal(true);
    expect(hasFactors(set, false)).to.equal(true);
    const after = withoutFactors(set);
    expect(hasFactors(after, false)).to.equal(false);
    expect(after.release).to.deep.equal({ setting: factorSetting.disabled, type: "none" });
    expect(after.login).to.deep.equal(noTwoFactor.login);
  });
});
