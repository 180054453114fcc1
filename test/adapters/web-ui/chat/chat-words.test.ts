import { expect } from "chai";
import type * as ChatWords from "../../../../src/adapters/web-ui/chat/chat-words.tsx";
import type * as DayWords from "../../../../src/adapters/web-ui/chat/day-words.tsx";
import { createElement } from "react";
import { defaultPolicy } from "../../../../src/domain/policy/default-policy.ts";
import { loadInterfaceModule, loadTexts, type Texts } from "../trade/interface-texts.ts";

describe("the words of a chat", () => {
  let words: typeof ChatWords;
  let days: typeof DayWords;
  let texts: Texts;
  before(async () => {
    texts = await loadTexts();
    words = await loadInterfaceModule<typeof ChatWords>("chat/chat-words.tsx");
    days = await loadInterfaceModule<typeof DayWords>("chat/day-words.tsx");
  });
  const failure = (code: "chat_blocked" | "message_too_long" | "unreachable" | "busy") => ({
    status: 0,
    code,
    message: "",
    details: [],
  });

  it("say for each reason why nobody can write", () => {
    const said = (
      [
        "ChatNotAvailableYet",
        "ChatBlockedAfterTradeIsCanceled",
        "ChatNotAvailableAfterTradeCompleted",
        "ChatBlocked",
      ] as const
    ).map((reason) => texts.wordsOf(words.blockWords(reason)));
    expect(new Set(said).size).to.equal(4);
    expect(said[0]).to.match(/as soon as the crypto is in escrow/);
    expect(said[1]).to.match(/7 days/);
    expect(said[2]).to.match(/30 days/);
  });

  it("name the times of the policy in force", async () => {
    const chat = {
      ...defaultPolicy.chat,
      openAfterEndedUnpaid: 2 * 3_600,
      openAfterCompleted: 86_400,
    };
    const other = await loadInterfaceModule<typeof ChatWords>("chat/chat-words.tsx", {
      ...defaultPolicy,
      chat,
    });
    const say = (reason: Parameters<typeof other.blockWords>[0]) =>
      texts.wordsOf(other.blockWords(reason));
    expect(say("ChatBlockedAfterTradeIsCanceled")).to.include("more than 2 hours ago");
    expect(say("ChatNotAvailableAfterTradeCompleted")).to.include("more than 24 hours ago");
  });

  it("offer a second attempt only where it may help", () => {
    expect(words.mayTryAgain(failure("unreachable"))).to.equal(true);
    expect(words.mayTryAgain(failure("busy"))).to.equal(true);
    expect(words.mayTryAgain(failure("message_too_long"))).to.equal(false);
    expect(words.mayTryAgain(failure("chat_blocked"))).to.equal(false);
    expect(texts.wordsOf(words.sendFailureWords(failure("unreachable")))).to.match(
      /can't arrive twice/,
    );
  });

  it("name today and yesterday, and other days by their date", () => {
    const now = new Date(2026, 4, 15, 12).getTime();
    const said = (date: Date) =>
      texts.wordsOf(createElement(days.DayWords, { locale: "en", day: date.toDateString(), now }));
    expect(said(new Date(2026, 4, 15, 1))).to.equal("Today");
    expect(said(new Date(2026, 4, 14, 23))).to.equal("Yesterday");
    expect(said(new Date(2026, 3, 3))).to.equal("Friday, April 3");
    expect(said(new Date(2025, 3, 3))).to.equal("Thursday, April 3, 2025");
  });
});
