import { expect } from "chai";
import { typedMessage } from "../../../../src/adapters/web-ui/chat/typed-message.ts";

describe("a message that is being typed", () => {
  it("is counted near the end only, an emoji as one character", () => {
    expect(typedMessage("a".repeat(2_249), 2_500).left).to.equal(undefined);
    expect(typedMessage("a".repeat(2_250), 2_500).left).to.equal(250);
    expect(typedMessage("🙂".repeat(2_500), 2_500)).to.deep.equal({ fault: undefined, left: 0 });
    expect(typedMessage("a".repeat(2_501), 2_500)).to.deep.equal({
      fault: "message_too_long",
      left: -1,
    });
  });

  it("is judged as the server does", () => {
    expect(typedMessage(" \n ", 2_500).fault).to.equal("message_empty");
    expect(typedMessage("a\u0000b", 2_500).fault).to.equal("message_unreadable");
    expect(typedMessage("line\nline", 2_500).fault).to.equal(undefined);
  });
});
