import { expect } from "chai";
import type { CallFailure } from "../../../../src/adapters/http/client/call-types.ts";
import { PressKey } from "../../../../src/adapters/web-ui/server/press-key.ts";

describe("the key of a press", () => {
  const failed = (code: CallFailure["code"]): CallFailure => ({
    status: 500,
    code,
    message: "",
    details: [],
  });

  it("is the first one again while no clear answer came, for the same and nothing else", () => {
    const press = new PressKey();
    const first = press.for({ amount: "100" });
    for (const code of ["unreachable", "internal"] as const) {
      press.note(failed(code));
      expect(press.for({ amount: "100" })).to.equal(first);
    }
    expect(press.for({ amount: "200" })).to.not.equal(first);
  });

  for (const answer of [undefined, failed("too_many_active_offers")]) {
    it(`is another one after ${answer ? "a refusal" : "it was done"}`, () => {
      const press = new PressKey();
      const first = press.for("publish");
      press.note(answer);
      expect(press.for("publish")).to.not.equal(first);
    });
  }
});
