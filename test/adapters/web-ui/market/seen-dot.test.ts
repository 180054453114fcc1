import { expect } from "chai";
import { seenDot } from "../../../../src/adapters/web-ui/market/seen-dot.ts";
import { lastSeen } from "../../../../src/domain/account/last-seen.ts";

describe("the dot beside a trader's name", () => {
  const minute = 60_000;
  const table: readonly (readonly [minutes: number, dot: string])[] = [
    [0, "success"],
    [0.9, "success"],
    [1, "warning"],
    [13, "warning"],
    [30, "warning"],
    [170, "warning"],
    [181, "default"],
    [60 * 24 * 7 * 20, "default"],
  ];
  for (const [minutes, dot] of table) {
    it(`is ${dot} after ${minutes} minutes, as the words say`, () => {
      const { text, color } = lastSeen(minutes * minute, 0);
      expect(seenDot({ lastSeen: text, lastSeenColor: color })).to.equal(dot);
    });
  }
});
