import { expect } from "chai";
import { awaitedPayout } from "../../../src/domain/multisig-escrow/awaited-payout.ts";
import { escrowStates } from "../../../src/domain/multisig-escrow/trade-escrow.ts";

describe("the payout that a trade waits for when it is over", () => {
  it("is to be signed, then on its way, and nothing once the coin is gone or was never there", () => {
    expect(escrowStates.map((state) => [state, awaitedPayout(state, true)])).to.deep.equal([
      ["keys_wanted", undefined],
      ["unused", undefined],
      ["address_ready", undefined],
      ["seen", "to_sign"],
      ["funded", "to_sign"],
      ["payout_proposed", "on_its_way"],
      ["signed", "on_its_way"],
      ["sent", "on_its_way"],
      ["settled", undefined],
      ["exited", undefined],
    ]);
  });

  it("is nothing while the trade goes on, nor where the crypto is in the books", () => {
    expect(escrowStates.map((state) => awaitedPayout(state, false))).to.deep.equal(
      escrowStates.map(() => undefined),
    );
    expect(awaitedPayout(undefined, true)).to.equal(undefined);
  });
});
