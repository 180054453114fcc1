import { expect } from "chai";
import fc from "fast-check";
import { medianReleaseSeconds } from "../../../src/domain/account/release-time.ts";

describe("how fast a seller releases", () => {
  for (const [seconds, median] of [
    [[], undefined],
    [[60, 60], undefined],
    [[600, 60, 120], 120],
    [[600, 60, 120, 240], 240],
    [[0, 0, 0], 0],
  ] as const) {
    it(`after [${seconds.join(", ")}] seconds is ${median}`, () => {
      expect(medianReleaseSeconds(seconds)).to.equal(median);
    });
  }

  it("counts the last thirty releases alone", () => {
    const times = (length: number, seconds: number) => Array.from({ length }, () => seconds);
    expect(medianReleaseSeconds([...times(30, 60), ...times(500, 9_000)])).to.equal(60);
  });

  it("is one of the times, with as many below as above it", () => {
    const times = fc.array(fc.nat(1_000_000), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(times, (seconds) => {
        const median = medianReleaseSeconds(seconds) ?? -1;
        expect(seconds).to.include(median);
        expect(seconds.filter((each) => each < median).length * 2).to.be.at.most(seconds.length);
        expect(seconds.filter((each) => each > median).length * 2).to.be.at.most(seconds.length);
      }),
    );
  });
});
