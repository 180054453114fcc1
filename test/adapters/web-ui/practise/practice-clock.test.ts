import { expect } from "chai";
import {
  putForward,
  readClock,
  startClock,
  stopClock,
  timeLapse,
} from "../../../../src/adapters/web-ui/practise/practice-clock.ts";

const noon = Date.UTC(2026, 10, 20, 12);

describe("the clock of a practice", () => {
  it("goes so many times as fast as a real one", () => {
    expect(readClock(startClock(noon, 500), 1_500)).to.equal(noon + 1_000 * timeLapse);
  });

  it("shows the same while it is stopped, and goes on from there", () => {
    const stopped = stopClock(startClock(noon, 0), true, 1_000);
    expect(readClock(stopped, 60_000)).to.equal(noon + 1_000 * timeLapse);
    const runs = stopClock(stopped, false, 60_000);
    expect(readClock(runs, 61_000)).to.equal(noon + 2_000 * timeLapse);
  });

  it("is put forward, never back, also while it is stopped", () => {
    for (const isStopped of [false, true]) {
      const clock = stopClock(startClock(noon, 0), isStopped, 0);
      expect(readClock(putForward(clock, noon + 90_000, 1_000), 1_000)).to.equal(noon + 90_000);
      expect(readClock(putForward(clock, noon - 90_000, 0), 0)).to.equal(noon);
    }
  });

  it("does not go back when the real time does", () => {
    expect(readClock(startClock(noon, 1_000), 0)).to.equal(noon);
  });
});
