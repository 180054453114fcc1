import { expect } from "chai";
import fc from "fast-check";
import { contradictionsIn } from "../../../src/domain/policy/contradictions.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";
import { judgeFloat } from "../../../src/domain/send/float.ts";

const units = fc.bigInt({ min: 0n, max: 10n ** 24n });

describe("the float of a hot account", () => {
  for (const [payable, floor, ceiling, kind, by] of [
    [0n, 0n, 0n, "within"],
    [5n, 0n, 0n, "within"],
    [4n, 5n, 0n, "below", 1n],
    [5n, 5n, 9n, "within"],
    [9n, 5n, 9n, "within"],
    [10n, 5n, 9n, "above", 1n],
    [10n, 0n, 9n, "above", 1n],
  ] as const) {
    it(`of ${payable} is ${kind} a floor of ${floor} and a ceiling of ${ceiling}`, () => {
      const standing = by === undefined ? { kind } : { kind, by };
      expect(judgeFloat(payable, floor, ceiling)).to.deep.equal(standing);
    });
  }

  it("is within both once what is said was done", () => {
    fc.assert(
      fc.property(units, units, units, (payable, floor, more) => {
        const ceiling = floor + more;
        const standing = judgeFloat(payable, floor, ceiling);
        if (standing.kind === "within") return;
        expect(standing.by > 0n).to.equal(true);
        const after = standing.kind === "below" ? payable + standing.by : payable - standing.by;
        expect(judgeFloat(after, floor, ceiling)).to.deep.equal({ kind: "within" });
      }),
    );
  });

  it("has no floor above its ceiling", () => {
    const faultsWith = (floor: bigint, ceiling: bigint) => {
      const { send } = defaultPolicy;
      const floatFloor = { ...send.floatFloor, ETH: floor };
      const floatCeiling = { ...send.floatCeiling, ETH: ceiling };
      return contradictionsIn({ ...defaultPolicy, send: { ...send, floatFloor, floatCeiling } });
    };
    const fault = { path: "send.floatFloor.ETH", code: "not_less" };
    expect(faultsWith(6n, 5n)).to.deep.equal([fault]);
    expect(faultsWith(5n, 5n)).to.deep.equal([]);
    expect(faultsWith(6n, 0n)).to.deep.equal([]);
  });
});
