import { expect } from "chai";
import { createElement } from "react";
import type * as FeedbackLength from "../../../../src/adapters/web-ui/feedback/feedback-length.tsx";
import { loadInterfaceModule, loadTexts, type Texts } from "../trade/interface-texts.ts";

describe("the length of a feedback", () => {
  let module: typeof FeedbackLength;
  let texts: Texts;
  before(async () => {
    texts = await loadTexts();
    module = await loadInterfaceModule<typeof FeedbackLength>("feedback/feedback-length.tsx");
  });
  const said = (text: string) =>
    texts.wordsOf(createElement(module.FeedbackLength, { text, most: 250 }));

  it("may be 250 characters, without the blanks around it", () => {
    expect(module.isTooLong(` ${"🙂".repeat(250)} `, 250)).to.equal(false);
    expect(module.isTooLong("a".repeat(251), 250)).to.equal(true);
  });

  it("is said by what is left, never below zero", () => {
    expect(said("")).to.equal("250 characters left");
    expect(said("a".repeat(249))).to.equal("1 character left");
    expect(said("a".repeat(300))).to.equal("0 characters left");
  });
});
