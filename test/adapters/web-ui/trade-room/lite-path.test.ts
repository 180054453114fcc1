import { expect } from "chai";
import {
  pathFromLite,
  pathFromRoom,
  wholePathOf,
} from "../../../../src/adapters/web-ui/trade-room/lite-path.ts";

type Trade = Parameters<typeof pathFromLite>[0];

const lite: Trade = { id: "T1", flow: { type: "lite" }, disputeCase: null };
const usual: Trade = { ...lite, flow: { type: "default" } };
const disputed: Trade = { ...lite, disputeCase: {} as Trade["disputeCase"] };

describe("where a trade is shown", () => {
  for (const [what, trade, fromRoom, fromLite] of [
    ["a lite trade on its own page", lite, "/trade/lite/T1", undefined],
    ["any other in the room", usual, undefined, "/trade/T1"],
    ["a lite trade with a dispute in the room", disputed, undefined, "/trade/T1"],
  ] as const) {
    it(`shows ${what}, and leads there`, () => {
      expect(pathFromRoom(trade, "")).to.equal(fromRoom);
      expect(pathFromLite(trade)).to.equal(fromLite);
    });
  }

  it("leaves who asked for the whole room in it", () => {
    const { search } = new URL(wholePathOf("T1"), "https://peerhold.example");
    expect(pathFromRoom(lite, search.slice(1))).to.equal(undefined);
  });
});
