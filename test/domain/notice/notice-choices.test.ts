import { expect } from "chai";
import { isMailed, isNews, mailDelaySeconds } from "../../../src/domain/notice/mail-timing.ts";
import { matrixOf, noticeChannels } from "../../../src/domain/notice/notice-choices.ts";
import { noticeTopics } from "../../../src/domain/notice/notice-story.ts";

describe("through which channels somebody is told", () => {
  it("all of them, until they choose", () => {
    const matrix = matrixOf([]);
    for (const topic of noticeTopics) {
      for (const channel of noticeChannels) expect(matrix[topic][channel]).to.equal(true);
    }
  });

  it("not those that they switched off", () => {
    const matrix = matrixOf([
      { topic: "message", channel: "email", isOn: false },
      { topic: "paid" as never, channel: "web", isOn: false },
      { topic: "feedback", channel: "web", isOn: true },
    ]);
    expect(matrix.message).to.deep.equal({ web: true, email: false, telegram: true, app: true });
    expect(matrix.feedback.web).to.equal(true);
  });
});

describe("when a mail goes out", () => {
  it("about messages after the time that their reader chose", () => {
    expect(mailDelaySeconds("message", 10)).to.equal(600);
    expect(mailDelaySeconds("message", 0)).to.equal(0);
  });

  it("about what a trade does after a minute, or at once for who wants that", () => {
    expect(mailDelaySeconds("progress", 1_440)).to.equal(60);
    expect(mailDelaySeconds("new_trade", 0)).to.equal(0);
  });

  it("not at all about what is long past; what is older than a day counts as read", () => {
    expect([isMailed(3_599), isMailed(3_600)]).to.deep.equal([true, false]);
    expect([isNews(86_399), isNews(86_400)]).to.deep.equal([true, false]);
  });
});
