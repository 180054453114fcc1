import { expect } from "chai";
import fc from "fast-check";
import {
  minutesToAnnounce,
  readout,
  secondsLeft,
  serverClock,
  shareLeft,
} from "../../../../src/adapters/web-ui/design/countdown-time.ts";

describe("a countdown", () => {
  it("goes by the server's time, however wrong the device's clock is", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(1e6), (wrongBy, passed) => {
        const received = Date.parse("2026-11-20T14:00:00Z") + wrongBy;
        let device = received;
        const clock = serverClock("2026-11-20T14:00:00.000Z", received, () => device);
        device += passed;
        expect(clock()).to.equal(Date.parse("2026-11-20T14:00:00Z") + passed);
      }),
    );
  });

  it("shows a second as long as any of it is left, and never less than none", () => {
    expect(secondsLeft(100, 99_001)).to.equal(1);
    expect(secondsLeft(100, 99_000)).to.equal(1);
    expect(secondsLeft(100, 100_000)).to.equal(0);
    expect(secondsLeft(100, 500_000)).to.equal(0);
  });

  it("is announced at 10, 5 and 1 minute once each, however unevenly it is looked at", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 59 }), { minLength: 800 }), (steps) => {
        const announced: number[] = [];
        let seconds = 15 * 60;
        for (const step of steps) {
          const next = Math.max(0, seconds - step);
          const minutes = minutesToAnnounce(seconds, next);
          if (minutes !== undefined) announced.push(minutes);
          seconds = next;
        }
        expect(announced).to.deep.equal([10, 5, 1]);
      }),
      { numRuns: 20 },
    );
  });

  it("says only what is left now when the page slept over several announcements", () => {
    expect(minutesToAnnounce(900, 200)).to.equal(5);
    expect(minutesToAnnounce(900, 30)).to.equal(1);
    expect(minutesToAnnounce(900, 0)).to.equal(undefined);
  });

  it("is not announced again when it was extended", () => {
    expect(minutesToAnnounce(30, 900)).to.equal(undefined);
  });

  for (const [seconds, text] of [
    [0, "00:00"],
    [59, "00:59"],
    [1_633, "27:13"],
    [3_599, "59:59"],
    [3_600, "1 hr 0 min"],
    [86_399, "23 hr 59 min"],
    [86_400, "1 day 0 hr"],
    [2_592_000, "30 days 0 hr"],
  ] as const) {
    it(`is read as "${text}" with ${seconds} s left`, () => {
      expect(readout("en", seconds)).to.equal(text);
    });
  }

  it("fills a share of its bar between nothing and all", () => {
    expect(shareLeft(900, 1_800)).to.equal(0.5);
    expect(shareLeft(0, 1_800)).to.equal(0);
    // An outage on our side extends a window beyond its own length.
    expect(shareLeft(2_000, 1_800)).to.equal(1);
    expect(shareLeft(10, 0)).to.equal(0);
  });
});
