import { expect } from "chai";
import {
  parseFeedbackText as parseText,
  parseReply as parseReplyText,
} from "../../../src/domain/feedback/feedback-text.ts";
import { defaultTextPolicy } from "../../../src/domain/policy/default-policy.ts";

const parseFeedbackText = (typed: string) => parseText(typed, defaultTextPolicy);
const parseReply = (typed: string) => parseReplyText(typed, defaultTextPolicy);

describe("the text of feedback", () => {
  const kept: readonly [string, string, string][] = [
    ["nothing", "", ""],
    ["blanks and signs that nobody sees", " \n\u200b ", ""],
    ["blanks around it", "  quick and kind \r\n", "quick and kind"],
    ["a mark apart from its letter", "cafe\u0301", "caf\u00e9"],
    ["two lines", "quick\r\nkind", "quick\nkind"],
    ["250 signs beyond the first plane", "🦊".repeat(250), "🦊".repeat(250)],
  ];
  for (const [what, typed, text] of kept) {
    it(`may be ${what}`, () => {
      expect(parseFeedbackText(typed)).to.deep.equal({ ok: true, value: text });
    });
  }

  const refused: readonly [string, string, string][] = [
    ["251 signs", "x".repeat(251), "feedback_too_long"],
    ["a zero byte", "a\u0000b", "feedback_unreadable"],
    ["an escape", "a\u001b[31mb", "feedback_unreadable"],
    ["half a pair", "a\ud83e", "feedback_unreadable"],
  ];
  for (const [what, typed, code] of refused) {
    it(`is not ${what}`, () => {
      expect(parseFeedbackText(typed)).to.deep.equal({ ok: false, refusal: { code } });
      expect(parseReply(typed)).to.deep.equal({ ok: false, refusal: { code } });
    });
  }

  it("of a reply is not empty", () => {
    for (const typed of ["", " ", "\u200b"]) {
      expect(parseReply(typed)).to.have.nested.property("refusal.code", "feedback_unreadable");
    }
    expect(parseReply(" Thank you ")).to.deep.equal({ ok: true, value: "Thank you" });
  });
});
