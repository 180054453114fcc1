import { expect } from "chai";
import {
  escrowWait,
  isPayoutAwaited,
  turnAt,
  unpaidStates,
  type EscrowProgress,
  type EscrowWait,
} from "../../../src/domain/multisig-escrow/escrow-wait.ts";
import type { EscrowEnding } from "../../../src/domain/multisig-escrow/escrow-terms.ts";
import {
  escrowStates,
  type MultisigState,
} from "../../../src/domain/multisig-escrow/trade-escrow.ts";

const both = { buyer: true, seller: true };
const sides = ["buyer", "seller"] as const;
const paid: EscrowProgress = {
  state: "funded",
  hasKey: both,
  missing: 0n,
  ending: undefined,
  isSpent: false,
};

describe("what the escrow of a trade that goes on waits for", () => {
  it("is a key, the payment, blocks or nothing, by its state", () => {
    const waits = escrowStates.map((state) => escrowWait({ ...paid, state }, "buyer"));
    expect(waits).to.deep.equal([
      "other_key",
      undefined,
      "payment",
      "confirmations",
      "nothing",
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is the own key for whoever did not give it, whose turn it then is", () => {
    const state = "keys_wanted";
    const none = { ...paid, state, hasKey: { buyer: false, seller: false } } as const;
    const one = { ...paid, state, hasKey: { buyer: true, seller: false } } as const;
    expect(sides.map((side) => escrowWait(none, side))).to.deep.equal(["own_key", "own_key"]);
    expect(sides.map((side) => turnAt(none, side, "seller"))).to.deep.equal(sides);
    expect(sides.map((side) => escrowWait(one, side))).to.deep.equal(["other_key", "own_key"]);
    expect(sides.map((side) => turnAt(one, side, undefined))).to.deep.equal(["seller", "seller"]);
  });

  it("is nobody's turn where it was not paid in full, as nothing can be added, nor while blocks confirm it", () => {
    for (const state of ["seen", "funded"] as const) {
      const part = { ...paid, state, missing: 1n };
      for (const side of sides) {
        expect(escrowWait(part, side), state).to.equal("underpaid");
        expect(turnAt(part, side, "seller"), state).to.equal(undefined);
      }
    }
    expect(turnAt({ ...paid, state: "seen" }, "seller", "seller")).to.equal(undefined);
  });

  it("leaves the turn to the trade once both gave their keys, and where there is no such escrow", () => {
    expect(turnAt(paid, "seller", "buyer")).to.equal("buyer");
    expect(turnAt(undefined, "seller", "buyer")).to.equal("buyer");
  });
});

describe("what the escrow of a trade that is over waits for", () => {
  const release = { kind: "release" } as const;
  const giveBack = { kind: "return" } as const;
  const split = { kind: "split", buyerBasisPoints: 5_000 } as const;
  /** The ending, the state, what the buyer and the seller see, and whose turn each sees. */
  const rows: readonly (readonly [
    EscrowEnding,
    MultisigState,
    readonly (EscrowWait | undefined)[],
    readonly ("buyer" | "seller" | undefined)[],
  ])[] = [
    [release, "funded", ["own_signature", "other_signature"], ["buyer", "buyer"]],
    [giveBack, "funded", ["other_signature", "own_signature"], ["seller", "seller"]],
    [split, "funded", ["own_signature", "own_signature"], ["buyer", "seller"]],
    [giveBack, "seen", ["confirmations", "confirmations"], [undefined, undefined]],
    [release, "payout_proposed", ["payout", "payout"], [undefined, undefined]],
    [giveBack, "signed", ["payout", "payout"], [undefined, undefined]],
    [split, "sent", ["payout", "payout"], [undefined, undefined]],
  ];
  for (const [ending, state, waits, turns] of rows) {
    it(`is ${waits.join(" and ")} where a ${ending.kind} is ${state}`, () => {
      const progress = { ...paid, ending, state };
      expect(sides.map((side) => escrowWait(progress, side))).to.deep.equal(waits);
      expect(sides.map((side) => turnAt(progress, side, undefined))).to.deep.equal(turns);
      expect(isPayoutAwaited(progress)).to.equal(true);
    });
  }

  it("is nothing where it was never paid, was left, is paid out, or leaves without us", () => {
    const over = { ...paid, ending: giveBack };
    for (const state of escrowStates.filter((each) => !unpaidStates.includes(each))) {
      expect(escrowWait({ ...over, state }, "seller"), state).to.equal(undefined);
    }
    const left = { ...over, isSpent: true };
    expect(sides.map((side) => escrowWait(left, side))).to.deep.equal([undefined, undefined]);
    expect([left, paid, undefined].map(isPayoutAwaited)).to.deep.equal([false, false, false]);
  });

  it("is the seller's signature too where less was paid, as it can only go back", () => {
    expect(escrowWait({ ...paid, ending: giveBack, missing: 1n }, "seller")).to.equal(
      "own_signature",
    );
  });
});
