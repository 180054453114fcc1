import { expect } from "chai";
import fc from "fast-check";
import { raisedFee } from "../../../src/domain/chain/evm-fees.ts";
import {
  affordsFee,
  nextSweep,
  sweepFeeEntry,
  sweepGas,
} from "../../../src/domain/deposit/sweep.ts";
import { defaultDepositPolicy } from "../../../src/domain/policy/default-chain-policy.ts";

const policy = defaultDepositPolicy;
const gwei = 1_000_000_000n;
const at = (ETH: bigint, USDT: bigint) => ({ number: 3, ETH, USDT });
const floor = policy.sweepFrom;

describe("what is moved from a person's address", () => {
  const cases: readonly (readonly [string, bigint, bigint, string | undefined])[] = [
    ["too little of both", floor.ETH - 1n, floor.USDT - 1n, undefined],
    ["enough Ether", floor.ETH, 0n, "ether"],
    ["enough Tether without Ether", 0n, floor.USDT, "gas"],
    ["enough Tether with almost enough Ether", sweepGas.token * gwei - 1n, floor.USDT, "gas"],
    ["enough Tether with Ether for its fee", sweepGas.token * gwei, floor.USDT, "token"],
    ["enough of both", floor.ETH, floor.USDT, "token"],
  ];
  for (const [what, ether, tether, kind] of cases) {
    it(`is ${kind ?? "nothing"} with ${what}`, () => {
      expect(nextSweep(at(ether, tether), gwei, policy)?.kind).to.equal(kind);
    });
  }

  it("is nothing while the network takes too much", () => {
    const dear = policy.mostSweepFee / sweepGas.token + 1n;
    expect(nextSweep(at(0n, floor.USDT), dear, policy)).to.equal(undefined);
    // Ether takes less gas, and still goes.
    expect(nextSweep(at(floor.ETH, floor.USDT), dear, policy)?.kind).to.equal("ether");
    const dearer = policy.mostSweepFee / sweepGas.ether + 1n;
    expect(nextSweep(at(floor.ETH, floor.USDT), dearer, policy)).to.equal(undefined);
  });

  it("never takes more than lies there, and after gas for it the Tether goes", () => {
    const units = fc.bigInt(0n, 10n ** 20n);
    fc.assert(
      fc.property(units, units, fc.bigInt(1n, 100n * gwei), (ether, tether, maxFee) => {
        const step = nextSweep(at(ether, tether), maxFee, policy);
        if (step?.kind === "ether") {
          expect(step.units + 2n * sweepGas.ether * maxFee).to.equal(ether);
          expect(step.units > 0n).to.equal(true);
        }
        if (step?.kind === "token") {
          expect(step).to.include({ units: tether, purse: ether });
          expect(ether >= sweepGas.token * maxFee).to.equal(true);
        }
        if (step?.kind === "gas") {
          const after = nextSweep(at(ether + step.units, tether), maxFee, policy);
          expect(after?.kind).to.equal("token");
        }
      }),
    );
  });

  it("is replaced with a fee that its address has, and no higher one", () => {
    const ether = { kind: "ether", units: 60n, purse: 100n } as const;
    expect([40n, 41n].map((fee) => affordsFee(ether, fee))).to.deep.equal([true, false]);
    const token = { kind: "token", units: 60n, purse: 100n } as const;
    expect([100n, 101n].map((fee) => affordsFee(token, fee))).to.deep.equal([true, false]);
    expect(affordsFee({ kind: "gas", units: 60n, purse: 0n }, 101n)).to.equal(true);
  });

  it("costs what the network took, and nothing else changes in the books", () => {
    const { ref, postings } = sweepFeeEntry("s1", 21_000n);
    expect(ref).to.equal("sweep-fee:s1");
    expect(postings.map(({ account, amount }) => [account.kind, amount.units])).to.deep.equal([
      ["network_fees", -21_000n],
      ["hot", 21_000n],
    ]);
  });
});

describe("a fee that is raised", () => {
  it("is higher by its share each time, rounded up", () => {
    expect(raisedFee(1_000n, 0, 2_500)).to.equal(1_000n);
    expect(raisedFee(1_000n, 1, 2_500)).to.equal(1_250n);
    expect(raisedFee(1_000n, 2, 2_500)).to.equal(1_563n);
    expect(raisedFee(1n, 1, 1_000)).to.equal(2n);
  });

  it("is always by a tenth higher, as nodes ask for", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 15n), fc.integer({ min: 0, max: 20 }), (fee, times) => {
        const [before, after] = [times, times + 1].map((each) => raisedFee(fee, each, 1_000));
        expect(after! * 10n >= before! * 11n).to.equal(true);
      }),
    );
  });
});
