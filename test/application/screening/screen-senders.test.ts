import { expect } from "chai";
import { ScreenSenders } from "../../../src/application/screening/screen-senders.ts";

const block = { height: 1, hash: "one" };
const payment = { transaction: "t", place: 0 };

describe("the screening of senders", () => {
  const many = Array.from({ length: 20 }, (_, number) => `clear ${number}`);
  const cases: readonly [string, readonly string[] | undefined, object][] = [
    ["is clear where every address is", many, { verdict: "clear" }],
    ["is clear where coins come from no address", [], { verdict: "clear" }],
    ["is unknown where the node does not say", undefined, { verdict: "unknown" }],
    ["is unknown where nobody can say it of one", [...many, "unknown"], { verdict: "unknown" }],
    [
      "is blocked where the last of many is, though others are unknown",
      ["unknown", ...many, "blocked"],
      { verdict: "blocked", address: "blocked" },
    ],
  ];
  for (const [says, senders, expected] of cases) {
    it(says, async () => {
      const screening = new ScreenSenders({
        execute: async (address) =>
          address === "blocked" || address === "unknown" ? address : "clear",
      });
      const node = { sendersOf: async () => senders };
      expect(await screening.execute(node, payment, block)).to.deep.equal(expected);
    });
  }

  it("asks about each address once, and about a few at a time", async () => {
    let asked = 0;
    let atOnce = 0;
    let most = 0;
    const screening = new ScreenSenders({
      execute: async () => {
        asked += 1;
        most = Math.max(most, (atOnce += 1));
        await Promise.resolve();
        atOnce -= 1;
        return "clear";
      },
    });
    await screening.execute({ sendersOf: async () => [...many, ...many] }, payment, block);
    expect({ asked, most }).to.deep.equal({ asked: 20, most: 8 });
  });
});
