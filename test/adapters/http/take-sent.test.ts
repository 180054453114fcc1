import { expect } from "chai";
import type { SendInPieces } from "../../../src/application/attachment/send-in-pieces.ts";
import { takeSent } from "../../../src/adapters/http/inbound/attachment/take-sent.ts";
import { accept } from "../../../src/domain/result/result.ts";

describe("taking what was sent in pieces", () => {
  const expected: readonly [string, object, readonly string[]][] = [
    ["that was taken", { status: 200, body: {} }, ["settle"]],
    ["of a file that is unfit", { refusal: "attachment_kind" }, ["discard"]],
    ["that can be tried again", { refusal: "chat_blocked" }, ["close"]],
  ];
  for (const [what, outcome, calls] of expected) {
    it(`writes once about an upload ${what}`, async () => {
      const made: string[] = [];
      const note = (name: string) => async () => void made.push(name);
      const sendInPieces = {
        open: async () => accept({ content: {} }),
        settle: note("settle"),
        discard: note("discard"),
        close: note("close"),
      } as unknown as SendInPieces;
      const call = { actor: {}, query: { upload: "one" } } as Parameters<typeof takeSent>[1];
      await takeSent(sendInPieces, call, async () => outcome as { refusal: string });
      expect(made).to.deep.equal(calls);
    });
  }
});
