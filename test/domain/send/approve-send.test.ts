import { expect } from "chai";
import { judgeApproval } from "../../../src/domain/send/approve-send.ts";

const waiting = { state: "waiting", heldUntil: undefined, firstBy: undefined, now: 1_000 } as const;
const codeOf = (facts: Parameters<typeof judgeApproval>[0], by: string) => {
  const judged = judgeApproval(facts, by);
  return judged.ok ? judged.value.kind : judged.refusal.code;
};

describe("the approval of a large send", () => {
  it("takes two different people", () => {
    expect(codeOf(waiting, "ada")).to.equal("first");
    expect(codeOf({ ...waiting, firstBy: "ada" }, "ada")).to.equal("second_person_needed");
    expect(judgeApproval({ ...waiting, firstBy: "ada" }, "ben")).to.deep.equal({
      ok: true,
      value: { kind: "second", by: { first: "ada", second: "ben" }, state: "checked" },
    });
  });

  it("ends no hold before its time", () => {
    const held = { ...waiting, firstBy: "ada", heldUntil: 1_001 };
    expect(judgeApproval(held, "ben")).to.have.nested.property("value.state", "requested");
    const over = { ...held, now: 1_001 };
    expect(judgeApproval(over, "ben")).to.have.nested.property("value.state", "checked");
  });

  it("is of what waits, and of nothing else", () => {
    for (const state of ["requested", "checked", "signed", "cancelled"] as const) {
      expect(codeOf({ ...waiting, state }, "ada")).to.equal("send_not_waiting");
    }
  });
});
