import { expect } from "chai";
import {
  badgeNow,
  earnedBadge,
  heldBackUntil,
  type Badge,
} from "../../../src/domain/record/badges.ts";

const day = 86_400_000;
const now = 1_800_000_000_000;

describe("the badge of a trader", () => {
  const cases: readonly (readonly [trades: number, partners: number, badge: Badge])[] = [
    [0, 0, "no_badge"],
    [99, 20, "no_badge"],
    [100, 19, "no_badge"],
    [100, 20, "power_trader"],
    [499, 60, "power_trader"],
    [500, 59, "power_trader"],
    [500, 60, "expert_trader"],
  ];
  for (const [completedTrades, partners, badge] of cases) {
    it(`is ${badge} with ${completedTrades} trades and ${partners} partners, whatever it was before`, () => {
      const standing = { completedTrades, partners, lostDisputeAt: undefined };
      for (const before of ["no_badge", "power_trader", "expert_trader"] as const) {
        expect(badgeNow(before, standing, now)).to.equal(badge);
      }
    });
  }

  it("stays what staff gave, whatever trades would earn", () => {
    const standing = { completedTrades: 500, partners: 60, lostDisputeAt: now };
    for (const given of ["vendor", "operator", "ceo", "ambassador"] as const) {
      expect(badgeNow(given, standing, now)).to.equal(given);
    }
  });

  it("earns what trades earn even where staff gave another", () => {
    const standing = { completedTrades: 500, partners: 60, lostDisputeAt: undefined };
    expect(earnedBadge(standing, now)).to.equal("expert_trader");
    expect(earnedBadge({ ...standing, lostDisputeAt: now }, now + day)).to.equal(undefined);
  });

  it("is not earned for 90 days after a lost dispute", () => {
    const lost = { completedTrades: 500, partners: 60, lostDisputeAt: now };
    expect(badgeNow("expert_trader", lost, now + 90 * day - 1)).to.equal("no_badge");
    expect(heldBackUntil(lost, now + day)).to.equal(now + 90 * day);
    expect(badgeNow("no_badge", lost, now + 90 * day)).to.equal("expert_trader");
    expect(heldBackUntil(lost, now + 90 * day)).to.equal(undefined);
  });
});
