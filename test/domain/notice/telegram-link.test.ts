import { expect } from "chai";
import { startCodeOf } from "../../../src/domain/notice/telegram-link.ts";

describe("messages to the bot", () => {
  const long = "a".repeat(64);
  const cases: readonly (readonly [string, string | undefined])[] = [
    ["/start Ab_9-x", "Ab_9-x"],
    ["/start@peerhold_bot Ab_9-x ", "Ab_9-x"],
    [`/start ${long}`, long],
    [`/start ${long}a`, undefined],
    ["/start", undefined],
    ["/start a b", undefined],
    ["/start <b>", undefined],
    ["please /start Ab_9", undefined],
    ["/starting Ab_9", undefined],
    ["/start Ab_9\n/start other", undefined],
    ["", undefined],
  ];
  for (const [text, code] of cases) {
    it(`${JSON.stringify(text.slice(0, 30))} ${code === undefined ? "start nothing" : "start with a code"}`, () => {
      expect(startCodeOf(text)).to.equal(code);
    });
  }
});
