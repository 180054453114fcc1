import { expect } from "chai";
import { afterTry, type DeliveryOutcome } from "../../../src/domain/notice/delivery.ts";

describe("a try to deliver", () => {
  it("ends the delivery, unless the server certainly has not got it", () => {
    const ends: readonly (readonly [DeliveryOutcome, string])[] = [
      ["accepted", "sent"],
      ["bounced", "bounced"],
      ["refused", "failed"],
      ["unknown", "lost"],
      ["unwanted", "dropped"],
    ];
    for (const [outcome, state] of ends) {
      expect(afterTry(outcome, 1)).to.deep.equal({ state });
    }
  });

  it("is made again after pauses that double, eight times in all", () => {
    const after = [1, 2, 3, 4, 5, 6, 7].map((tries) => afterTry("later", tries));
    expect(after.map(({ state }) => state)).to.deep.equal(
      Array.from({ length: 7 }, () => "waiting"),
    );
    const pauses = after.map(({ againInSeconds }) => againInSeconds);
    expect(pauses).to.deep.equal([30, 60, 120, 240, 480, 960, 1_920]);
    expect(afterTry("later", 8)).to.deep.equal({ state: "failed" });
  });
});
