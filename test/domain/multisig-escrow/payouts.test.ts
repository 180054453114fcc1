import { expect } from "chai";
import fc from "fast-check";
import { readBitcoinAddress, segwitAddress } from "../../../src/domain/chain/bitcoin-address.ts";
import { agreedPayout } from "../../../src/domain/multisig-escrow/agreed-payout.ts";
import {
  checkPayout,
  type ProposedPayout,
} from "../../../src/domain/multisig-escrow/check-payout.ts";
import type {
  EscrowEnding,
  MultisigEscrow,
} from "../../../src/domain/multisig-escrow/escrow-terms.ts";
import { judgePlatformSignature } from "../../../src/domain/multisig-escrow/who-signs.ts";

const addressOf = (bytes: number, value: number) =>
  segwitAddress(new Uint8Array(bytes).fill(value), "regtest");
const addresses = {
  buyer: addressOf(20, 1),
  seller: addressOf(20, 2),
  platform: addressOf(32, 3),
};

/** The rules do not look at keys: the script stands for them. */
const escrow: MultisigEscrow = {
  tradeId: "a trade",
  network: "regtest",
  keyNumber: 0,
  keys: { buyer: "", seller: "", platform: "", exit: "" },
  exitBlocks: 20,
  amount: 1_000_000n,
  fee: 10_000n,
  addresses,
};
const coin = { transaction: "ab".repeat(32), place: 1, units: 1_010_000n };
const scripts = { script: "0020aa", witnessScript: "52bb" };
const bounds = { leastRate: 1n, mostRate: 50n, mostPercent: 5n };
const endings: readonly EscrowEnding[] = [
  { kind: "release" },
  { kind: "return" },
  { kind: "split", buyerBasisPoints: 5_000 },
];

const scriptOf = (address: string) => {
  const read = readBitcoinAddress(address, "regtest");
  return read?.ok ? read.value.script : "";
};

function payout(ending: EscrowEnding, fee: bigint, units = coin.units) {
  const agreed = agreedPayout(escrow, units, ending, fee);
  return agreed.ok ? agreed.value.map((each) => [each.to, each.units]) : agreed.refusal.code;
}

function proposed(ending: EscrowEnding, networkFee = 1_000n): ProposedPayout {
  const agreed = agreedPayout(escrow, coin.units, ending, networkFee);
  if (!agreed.ok) throw new Error(agreed.refusal.code);
  return {
    version: 2,
    lockTime: 0,
    inputs: [{ ...coin, ...scripts, sequence: 0xff_ff_ff_fd }],
    outputs: agreed.value,
  };
}

const judge = (given: ProposedPayout, ending: EscrowEnding) => {
  const check = checkPayout(given, { escrow, scripts, coin, ending, bounds });
  return check.ok ? "accepted" : check.refusal.code;
};

describe("The payout of an escrow of three keys", () => {
  it("gives the buyer the amount and the platform its fee on release, and the seller all on a return", () => {
    const [release, returned] = endings as [EscrowEnding, EscrowEnding];
    expect(payout(release, 1_000n)).to.deep.equal([
      ["buyer", 999_000n],
      ["platform", 10_000n],
    ]);
    expect(payout(returned, 1_000n)).to.deep.equal([["seller", 1_009_000n]]);
  });

  it("splits amount, fee and the network's fee as the verdict says", () => {
    expect(payout({ kind: "split", buyerBasisPoints: 2_500 }, 1_000n)).to.deep.equal([
      ["buyer", 249_752n],
      ["seller", 756_748n],
      ["platform", 2_500n],
    ]);
  });

  it("gives the seller back what was paid in excess, and only a return where too little was paid", () => {
    expect(payout({ kind: "release" }, 1_020n, 1_030_000n)).to.deep.equal([
      ["buyer", 999_000n],
      ["seller", 19_980n],
      ["platform", 10_000n],
    ]);
    expect(payout({ kind: "release" }, 1_000n, 1_009_999n)).to.equal("too_little_paid");
    expect(payout({ kind: "return" }, 1_000n, 0n)).to.equal("too_little_paid");
    expect(payout({ kind: "return" }, 1_000n, 1_009_999n)).to.deep.equal([["seller", 1_008_999n]]);
  });

  it("sends nothing that nodes refuse as too small", () => {
    expect(payout({ kind: "release" }, 1_000n, 1_010_400n)).to.deep.equal([
      ["buyer", 999_400n],
      ["platform", 10_000n],
    ]);
    expect(payout({ kind: "return" }, 1_000n, 1_500n)).to.equal("fee_too_high");
  });

  it("gives away exactly what is in the escrow, whatever the ending", () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 5_000_000n),
        fc.bigInt(0n, 40_000n),
        fc.integer({ min: 0, max: 10_000 }),
        (excess, networkFee, buyerBasisPoints) => {
          const units = coin.units + excess;
          for (const ending of [...endings, { kind: "split", buyerBasisPoints } as const]) {
            const agreed = agreedPayout(escrow, units, ending, networkFee);
            if (!agreed.ok) throw new Error(agreed.refusal.code);
            const sum = agreed.value.reduce((all, each) => all + each.units, networkFee);
            expect(sum).to.equal(units);
            expect(agreed.value.every((each) => each.units >= 546n)).to.equal(true);
          }
        },
      ),
    );
  });
});

describe("A payout that someone proposes", () => {
  it("passes as it was agreed, and under no other ending", () => {
    for (const ending of endings) {
      for (const other of endings) {
        const said = judge(proposed(ending), other);
        expect(said).to.equal(ending === other ? "accepted" : "other_outputs");
      }
    }
  });

  it("is refused with anything else in its outputs", () => {
    const output = fc.record({
      script: fc.constantFrom(
        ...Object.values(addresses).map(scriptOf),
        scriptOf(addresses.buyer).replace(/.$/, "0"),
      ),
      units: fc.bigInt(0n, coin.units),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...endings),
        fc.array(output, { maxLength: 4 }),
        (ending, outputs) => {
          const { outputs: agreed } = proposed(ending);
          const fee = outputs.reduce((left, { units }) => left - units, coin.units);
          const expected = agreedPayout(escrow, coin.units, ending, fee);
          fc.pre(!expected.ok || textOf(outputs) !== textOf(expected.value));
          expect(judge({ ...proposed(ending), outputs }, ending)).not.to.equal("accepted");
          const moved = agreed.map((each, place) =>
            place === 0 ? { ...each, script: scriptOf(addresses.platform) } : each,
          );
          expect(judge({ ...proposed(ending), outputs: moved }, ending)).to.equal("other_outputs");
        },
      ),
    );
  });

  it("is refused if an amount moves from one output to another, by as little as one satoshi", () => {
    const ending = { kind: "split", buyerBasisPoints: 5_000 } as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 1, max: 2 }),
        fc.bigInt(1n, 4_000n),
        (from, step, units) => {
          const to = (from + step) % 3;
          const outputs = proposed(ending).outputs.map((each, place) => ({
            ...each,
            units: each.units + (place === to ? units : 0n) - (place === from ? units : 0n),
          }));
          expect(judge({ ...proposed(ending), outputs }, ending)).to.equal("other_outputs");
        },
      ),
    );
  });

  it("is refused with an output of nothing, or if it pays out more than there is", () => {
    const ending = { kind: "release" } as const;
    const right = proposed(ending);
    const nothing = { script: scriptOf(addresses.seller), units: 0n };
    const outputs = [...right.outputs, nothing];
    expect(judge({ ...right, outputs }, ending)).to.equal("other_outputs");
    expect(judge(proposed(ending, -1n), ending)).to.equal("fee_too_low");
  });

  it("is refused if it spends another coin, or one more, or says another amount or script", () => {
    const ending = { kind: "release" } as const;
    const right = proposed(ending);
    const [input] = right.inputs;
    const withInput = (change: Partial<NonNullable<typeof input>>) =>
      judge({ ...right, inputs: [{ ...input!, ...change }] }, ending);
    expect(withInput({ transaction: "cd".repeat(32) })).to.equal("other_coin");
    expect(withInput({ place: 0 })).to.equal("other_coin");
    expect(judge({ ...right, inputs: [input!, input!] }, ending)).to.equal("other_coin");
    expect(judge({ ...right, inputs: [] }, ending)).to.equal("other_coin");
    expect(withInput({ units: 1_010_001n })).to.equal("other_amount");
    expect(withInput({ script: "0020ab" })).to.equal("other_script");
    expect(withInput({ witnessScript: "52bc" })).to.equal("other_script");
  });

  it("is refused if it has to wait, so that nobody can hold it back", () => {
    const ending = { kind: "release" } as const;
    const right = proposed(ending);
    const [input] = right.inputs;
    expect(judge({ ...right, lockTime: 1 }, ending)).to.equal("not_at_once");
    expect(judge({ ...right, version: 1 }, ending)).to.equal("not_at_once");
    const inputs = [{ ...input!, sequence: 20 }];
    expect(judge({ ...right, inputs }, ending)).to.equal("not_at_once");
  });

  it("is refused if the network gets too little or too much", () => {
    const ending = { kind: "release" } as const;
    // Two outputs and two signatures are 200 virtual bytes at most.
    expect(judge(proposed(ending, 199n), ending)).to.equal("fee_too_low");
    expect(judge(proposed(ending, 200n), ending)).to.equal("accepted");
    expect(judge(proposed(ending, 10_000n), ending)).to.equal("accepted");
    expect(judge(proposed(ending, 10_001n), ending)).to.equal("fee_too_high");
    const lavish = { ...bounds, mostRate: 10_000n };
    const known = { escrow, scripts, coin, ending, bounds: lavish };
    expect(checkPayout(proposed(ending, 50_500n), known).ok).to.equal(true);
    expect(checkPayout(proposed(ending, 50_501n), known).ok).to.equal(false);
  });
});

describe("The platform's key", () => {
  const release = { kind: "release" } as const;
  const split = { kind: "split", buyerBasisPoints: 5_000 } as const;
  const judged = (
    settled: EscrowEnding | undefined,
    asked: EscrowEnding,
    ...signed: ("buyer" | "seller" | "platform")[]
  ) => {
    const judgement = judgePlatformSignature(settled, asked, new Set(signed));
    return judgement.ok ? "signs" : judgement.refusal.code;
  };

  it("signs only what the trade was settled as", () => {
    expect(judged(undefined, release, "seller")).to.equal("trade_is_open");
    expect(judged(release, release, "seller")).to.equal("signs");
    expect(judged(release, { kind: "return" }, "seller")).to.equal("other_ending");
    expect(judged(split, split, "buyer")).to.equal("signs");
    expect(judged(split, { ...split, buyerBasisPoints: 5_001 }, "buyer")).to.equal("other_ending");
  });

  it("never signs first", () => {
    expect(judged(release, release)).to.equal("party_signs_first");
    expect(judged(release, release, "platform")).to.equal("party_signs_first");
  });
});

/** For comparing outputs. */
function textOf(outputs: readonly { readonly script: string; readonly units: bigint }[]): string {
  return outputs.map(({ script, units }) => `${script}:${units}`).join();
}
