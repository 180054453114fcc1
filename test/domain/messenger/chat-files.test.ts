import { expect } from "chai";
import { judgeChatFiles, judgeFileSender } from "../../../src/domain/messenger/chat-files.ts";

describe("files in a chat between people", () => {
  const waiting = Array.from({ length: 12 }, (_, index) => `file-${index}`);
  const codeOf = (ids: readonly string[], theirs: number) => {
    const judged = judgeChatFiles(ids, waiting, { theirs });
    return judged.ok ? "ok" : judged.refusal.code;
  };

  it("go only to somebody who wrote", () => {
    expect(judgeFileSender({ theirs: 0 }).ok).to.equal(false);
    expect(judgeFileSender({ theirs: 1 }).ok).to.equal(true);
  });

  for (const [ids, theirs, code] of [
    [[], 0, "ok"],
    [["file-0"], 0, "chat_files_unanswered"],
    [["file-0"], 1, "ok"],
    [waiting.slice(0, 10), 1, "ok"],
    [waiting.slice(0, 11), 1, "attachment_limit_count"],
    [["file-0", "another"], 1, "attachment_unknown"],
  ] as const) {
    it(`${ids.length} of them after ${theirs} messages of the other: ${code}`, () => {
      expect(codeOf(ids, theirs)).to.equal(code);
    });
  }
});
