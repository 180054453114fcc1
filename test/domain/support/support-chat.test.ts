import { expect } from "chai";
import fc from "fast-check";
import {
  afterNotice,
  afterPersonWrote,
  judgeSupportAct,
  supportActs,
  supportStates,
  type SupportAct,
  type SupportStanding,
  type SupportWorker,
} from "../../../src/domain/support/support-chat.ts";

const sam: SupportWorker = { staffId: "sam", role: "support", linkedIds: ["sams-own"] };
const vera: SupportWorker = { staffId: "vera", role: "supermoderator", linkedIds: [] };
const person = "ana";

const outcome = (chat: SupportStanding, act: SupportAct, by: SupportWorker, traderId = person) => {
  const judged = judgeSupportAct({ ...chat, traderId }, act, by);
  return judged.ok
    ? `${judged.value.state} ${judged.value.workerId ?? "nobody"}`
    : judged.refusal.code;
};

describe("the chat of a person with support", () => {
  type Line = readonly [
    state: SupportStanding["state"],
    worker: string | undefined,
    act: SupportAct,
    by: SupportWorker,
    becomes: string,
  ];
  const lines: readonly Line[] = [
    ["open", undefined, "take", sam, "open sam"],
    ["open", "sam", "take", sam, "open sam"],
    ["open", "omar", "take", sam, "support_taken"],
    ["waiting", "omar", "take", vera, "waiting vera"],
    ["closed", undefined, "take", sam, "support_closed"],
    ["open", "sam", "put-back", sam, "open nobody"],
    ["open", undefined, "put-back", sam, "open nobody"],
    ["open", "omar", "put-back", sam, "support_taken"],
    ["open", "omar", "put-back", vera, "open nobody"],
    ["closed", undefined, "put-back", sam, "support_closed"],
    ["open", "sam", "answer", sam, "answered sam"],
    ["waiting", "sam", "answer", sam, "answered sam"],
    ["open", undefined, "answer", sam, "support_not_taken"],
    ["open", "omar", "answer", sam, "support_taken"],
    ["open", "omar", "answer", vera, "support_taken"],
    ["closed", undefined, "answer", sam, "answered sam"],
    ["open", "sam", "wait", sam, "waiting sam"],
    ["answered", "sam", "wait", sam, "waiting sam"],
    ["open", undefined, "wait", sam, "support_not_taken"],
    ["closed", undefined, "wait", sam, "support_closed"],
    ["answered", "sam", "close", sam, "closed nobody"],
    ["open", "omar", "close", sam, "support_taken"],
    ["closed", undefined, "close", sam, "support_closed"],
  ];
  for (const [state, workerId, act, by, becomes] of lines) {
    it(`${state}, worked on by ${workerId ?? "nobody"}: ${by.staffId} ${act} → ${becomes}`, () => {
      expect(outcome({ state, workerId }, act, by)).to.equal(becomes);
    });
  }

  it("is not touched by staff who are linked to its person", () => {
    for (const act of supportActs) {
      for (const state of supportStates) {
        const workerId = state === "closed" ? undefined : "sam";
        expect(outcome({ state, workerId }, act, sam, "sams-own"), `${act} ${state}`).to.equal(
          "conflict_of_interest",
        );
      }
    }
  });

  it("is answered by a notice only where it was closed: what the person asked stays open", () => {
    expect(afterNotice({ state: "closed", workerId: undefined }).state).to.equal("answered");
    expect(afterNotice({ state: "open", workerId: "omar" })).to.deep.equal({
      state: "open",
      workerId: "omar",
    });
  });

  const workers = fc.constantFrom<SupportWorker>(
    sam,
    vera,
    { ...sam, staffId: "lin" },
    { ...vera, staffId: "ada", role: "admin" },
  );
  const steps = fc.array(
    fc.oneof(
      fc.record({ act: fc.constantFrom(...supportActs), by: workers }),
      fc.constantFrom("writes" as const, "notice" as const),
    ),
    { maxLength: 30 },
  );

  it("is nobody's while closed, waits for an answer after the person wrote, and keeps its worker till then", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        let chat: SupportStanding = { state: "open", workerId: undefined };
        for (const step of taken) {
          const before = chat;
          if (step === "writes") {
            chat = afterPersonWrote(chat);
            expect(chat).to.deep.equal({ state: "open", workerId: before.workerId });
          } else if (step === "notice") chat = afterNotice(chat);
          else {
            const judged = judgeSupportAct({ ...chat, traderId: person }, step.act, step.by);
            if (judged.ok) chat = judged.value;
            // Nobody but its worker writes into it, unless it is closed and so nobody's.
            if (judged.ok && step.act === "answer" && before.state !== "closed") {
              expect(before.workerId).to.equal(step.by.staffId);
            }
          }
          if (chat.state === "closed") expect(chat.workerId).to.equal(undefined);
        }
      }),
    );
  });
});
