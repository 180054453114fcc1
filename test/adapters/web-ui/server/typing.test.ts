import { expect } from "chai";
import { Typing } from "../../../../src/adapters/web-ui/server/typing.ts";

describe("who is writing", () => {
  it("is known by trade, until their message came", () => {
    const typing = new Typing();
    let looks = 0;
    const stop = typing.watch(() => (looks += 1));
    typing.note("one", 1_000);
    typing.note("one", 5_000);
    expect([typing.lastAt("one"), typing.lastAt("other"), looks]).to.deep.equal([5_000, 0, 2]);
    typing.forget("one");
    typing.forget("one");
    expect([typing.lastAt("one"), looks]).to.deep.equal([0, 3]);
    stop();
    typing.note("one", 6_000);
    expect(looks).to.equal(3);
  });
});
