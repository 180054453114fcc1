import { expect } from "chai";
import { escrowWait, turnAt } from "../../../src/domain/multisig-escrow/escrow-wait.ts";
import { escrowStates } from "../../../src/domain/multisig-escrow/trade-escrow.ts";

const both = { buyer: true, seller: true };
const sides = ["buyer", "seller"] as const;

describe("what the escrow of a trade that goes on waits for", () => {
  it("is a key, the payment, blocks or nothing, by its state", () => {
    const waits = escrowStates.map((state) => escrowWait({ state, hasKey: both }, "buyer"));
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
    const none = { state, hasKey: { buyer: false, seller: false } } as const;
    const one = { state, hasKey: { buyer: true, seller: false } } as const;
    expect(sides.map((side) => escrowWait(none, side))).to.deep.equal(["own_key", "own_key"]);
    expect(sides.map((side) => turnAt(none, side, "seller"))).to.deep.equal(sides);
    expect(sides.map((side) => escrowWait(one, side))).to.deep.equal(["other_key", "own_key"]);
    expect(sides.map((side) => turnAt(one, side, undefined))).to.deep.equal(["seller", "seller"]);
  });

  it("leaves the turn to the trade once both gave their keys, and where there is no such escrow", () => {
    const paid = { state: "funded", hasKey: both } as const;
    expect(turnAt(paid, "seller", "buyer")).to.equal("buyer");
    expect(turnAt(undefined, "seller", "buyer")).to.equal("buyer");
  });
});
