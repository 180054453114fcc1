import { expect } from "chai";
import { topicAfter, type SupportTopic } from "../../../src/domain/support/support-topic.ts";

describe("what a chat with support is about", () => {
  const lines: readonly (readonly [SupportTopic, boolean, SupportTopic, SupportTopic])[] = [
    ["general", false, "general", "general"],
    ["general", false, "balance_problem", "balance_problem"],
    ["balance_problem", false, "general", "balance_problem"],
    ["balance_problem", true, "general", "general"],
    ["payment_support_notice", false, "balance_problem", "balance_problem"],
  ];
  for (const [topic, isClosed, asked, becomes] of lines) {
    it(`${topic}${isClosed ? ", closed" : ""}: ${asked} → ${becomes}`, () => {
      expect(topicAfter({ topic, isClosed }, asked)).to.equal(becomes);
    });
  }
});
