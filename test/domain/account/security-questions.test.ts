import { expect } from "chai";
import fc from "fast-check";
import {
  answersStandFrom,
  judgeAnswers,
  secretOf,
  type TypedAnswer,
} from "../../../src/domain/account/security-questions.ts";

const given: readonly TypedAnswer[] = [
  { question: "first_pet", answer: "Old Mr. Whiskers" },
  { question: "first_teacher", answer: "Élodie Ōta" },
  { question: "childhood_street", answer: "12, Rua do Sol" },
];

function changed(index: number, part: Partial<TypedAnswer>): readonly TypedAnswer[] {
  return given.map((each, at) => (at === index ? { ...each, ...part } : each));
}

function faultsOf(typed: readonly TypedAnswer[]): readonly string[] {
  const judged = judgeAnswers(typed);
  return judged.ok ? [] : judged.refusal.faults.map(({ index, code }) => `${index} ${code}`);
}

describe("security questions", () => {
  it("take three different questions with different answers", () => {
    expect(faultsOf(given)).to.deep.equal([]);
    expect(faultsOf(changed(2, { question: "first_pet" }))).to.deep.equal(["2 question_twice"]);
    expect(faultsOf(changed(2, { answer: "OLD mr whiskers" }))).to.deep.equal(["2 answer_twice"]);
  });

  it("refuse answers that say next to nothing, and name each of them", () => {
    const typed = given.map((each) => ({ ...each, answer: " . - ab!" }));
    expect(faultsOf(typed)).to.deep.equal([
      "0 answer_too_short",
      "1 answer_too_short",
      "2 answer_too_short",
    ]);
    expect(faultsOf(changed(0, { answer: "a\u0000bcd" }))).to.deep.equal(["0 answer_unreadable"]);
  });

  it("count as answered however the answer is written", () => {
    const heard = [
      { question: "first_pet", answer: "old mr  whiskers" },
      { question: "first_teacher", answer: "E\u0301LODIE ŌTA" },
      { question: "childhood_street", answer: "１２ rua-do-sol" },
    ] as const;
    expect(secretOf(heard)).to.equal(secretOf(given));
  });

  it("are answered by what was said to each of them, and by nothing else", () => {
    expect(secretOf(changed(0, { answer: "Young Mr. Whiskers" }))).to.not.equal(secretOf(given));
    const [one, two, three] = given.map(({ answer }) => answer);
    const swapped = changed(0, { answer: two ?? "" }).map((each, index) =>
      index === 1 ? { ...each, answer: one ?? "" } : each,
    );
    expect(three).to.be.a("string");
    expect(secretOf(swapped)).to.not.equal(secretOf(given));
  });

  it("have one secret for each set of folded answers, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (answer) => {
        const typed = changed(1, { answer });
        const shouted = changed(1, { answer: ` ${answer.normalize("NFD")} ` });
        expect(secretOf(shouted)).to.equal(secretOf(typed));
      }),
    );
  });

  it("are taken by support a week after they were set", () => {
    expect(answersStandFrom(5)).to.equal(5 + 7 * 86_400_000);
  });
});
