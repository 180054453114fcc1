import { expect } from "chai";
import { figureNoise } from "../../../src/adapters/identity/figure-noise.ts";

const secretOf = (byte: number) => new Uint8Array(32).fill(byte);

describe("the noise of published figures", () => {
  it("is the same for the same figures, and another for others or with another secret", () => {
    const noise = figureNoise(secretOf(1));
    expect(noise("2026-03 total")).to.deep.equal(figureNoise(secretOf(1))("2026-03 total"));
    expect(noise("2026-03 total")).to.not.deep.equal(noise("2026-04 total"));
    expect(noise("2026-03 total")).to.not.deep.equal(figureNoise(secretOf(2))("2026-03 total"));
  });

  it("lies between -1 and 1, and around 0", () => {
    const noise = figureNoise(secretOf(1));
    const drawn = Array.from({ length: 2_000 }, (_, index) => noise(String(index)));
    for (const part of ["trades", "volume"] as const) {
      const numbers = drawn.map((each) => each[part]);
      expect(Math.min(...numbers)).to.be.within(-1, -0.98);
      expect(Math.max(...numbers)).to.be.within(0.98, 1);
      const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
      expect(Math.abs(mean)).to.be.below(0.05);
    }
  });
});
