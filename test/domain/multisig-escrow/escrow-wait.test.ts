import { expect } from "chai";
import { escrowWait, turnAt } from "../../../src/domain/multisig-escrow/escrow-wait.ts";
import { escrowStates } from "../../../src/domain/multisig-escrow/trade-escrow.ts";

const both = { buyer: true, seller: true };
const sides = ["buyer", "seller"] as const;

describe("what the escrow of a trade that goes on waits for", () => {
  it("is a key, the payment, blocks or nothing, by its state", () => {
    const waits = escrowStates.map((state) =>
      escrowWait({ state, hasKey: both, isPaidInFull: true }, "buyer"),
    );
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
    const none = { state, hasKey: { buyer: false, seller: false }, isPaidInFull: false } as const;
    const one = { state, hasKey: { buyer: true, seller: false }, isPaidInFull: false } as const;
    expect(sides.map((side) => escrowWait(none, side))).to.deep.equal(["own_key", "own_key"]);
    expect(sides.map((side) => turnAt(none, side, "seller"))).to.deep.equal(sides);
    expect(sides.map((side) => escrowWait(one, side))).to.deep.equal(["other_key", "own_key"]);
    expect(sides.map((side) => turnAt(one, side, undefined))).to.deep.equal(["seller", "seller"]);
  });

  it("is still the payment where it was not paid in full, and nobody's turn while blocks confirm it", () => {
    for (const state of ["seen", "funded"] as const) {
      const part = { state, hasKey: both, isPaidInFull: false };
      expect(escrowWait(part, "seller"), state).to.equal("payment");
      expect(turnAt(part, "seller", "seller"), state).to.equal("seller");
    }
    const seen = { state: "seen", hasKey: both, isPaidInFull: true } as const;
    expect(turnAt(seen, "seller", "seller")).to.equal(undefined);
  });

  it("leaves the turn to the trade once both gave their keys, and where there is no such escrow", () => {
    const paid = { state: "funded", hasKey: both, isPaidInFull: true } as const;
    expect(turnAt(paid, "seller", "buyer")).to.equal("buyer");
    expect(turnAt(undefined, "seller", "buyer")).to.equal("buyer");
  });
});
