import { expect } from "chai";
import fc from "fast-check";
import { lastSeen } from "../../../src/domain/account/last-seen.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
const now = 1_800_000_000_000;

describe("last seen", () => {
  const table: readonly [ago: number, text: string, color: string][] = [
    [-hour, "Online", "success"],
    [0, "Online", "success"],
    [60 * second - 1, "Online", "success"],
    [60 * second, "1 minute ago", "success"],
    [2 * minute, "2 minutes ago", "success"],
    [30 * minute, "30 minutes ago", "success"],
    [30 * minute + 1, "30 minutes ago", "warning"],
    [60 * minute - 1, "59 minutes ago", "warning"],
    [hour, "1 hour ago", "warning"],
    [3 * hour, "3 hours ago", "warning"],
    [3 * hour + 1, "3 hours ago", "default"],
    [day - 1, "23 hours ago", "default"],
    [day, "1 day ago", "default"],
    [7 * day - 1, "6 days ago", "default"],
    [week, "1 week ago", "default"],
    [12 * week - 1, "11 weeks ago", "default"],
    [12 * week, "Online", "default"],
    [500 * week, "Online", "default"],
  ];
  for (const [ago, text, color] of table) {
    it(`${ago} ms ago reads "${text}" and is ${color}`, () => {
      const status = { success: "high", warning: "medium", default: "low" }[color];
      expect(lastSeen(now, now - ago)).to.deep.equal({ text, color, status });
    });
  }

  it("says a whole, positive number of the largest unit that fits, whatever the time", () => {
    const most = { minute: 59, hour: 23, day: 6, week: 11 };
    fc.assert(
      fc.property(fc.nat({ max: 20 * week }), (ago) => {
        const { text } = lastSeen(now, now - ago);
        const [, count, unit] = /^(\d+) (minute|hour|day|week)s? ago$/.exec(text) ?? [];
        if (text === "Online") expect(ago < minute || ago >= 12 * week).to.equal(true);
        else expect(Number(count)).to.be.within(1, most[unit as keyof typeof most]);
      }),
    );
  });

  it("does not grow warmer with time", () => {
    const warmth = { success: 2, warning: 1, default: 0 };
    fc.assert(
      fc.property(fc.nat({ max: day }), fc.nat({ max: day }), (ago, more) => {
        const earlier = lastSeen(now, now - ago - more).color;
        expect(warmth[earlier]).to.be.at.most(warmth[lastSeen(now, now - ago).color]);
      }),
    );
  });
});
