import { expect } from "chai";
import { escrowCodec } from "../../../src/adapters/chain/escrow-codec.ts";
import { ViewEscrow } from "../../../src/application/multisig-escrow/view-escrow.ts";
import { payoutWaitSeconds } from "../../../src/domain/multisig-escrow/replacement.ts";
import { MemoryEscrows } from "../../memory/memory-escrows.ts";
import { bounds } from "../../support/multisig-parties.ts";
import { funded, sealsOf, terms } from "../../support/sealed-escrow.ts";

const release = { kind: "release" } as const;
const codec = escrowCodec(() => bounds);

/** What a party of a released trade can sign, so long after the platform signed the last payout. */
async function toSign(traderId: string, seconds: number) {
  const escrows = new MemoryEscrows();
  const signedAt = (await escrows.now()) - seconds * 1_000;
  const last = { transaction: "sent", raw: "00", networkFee: 1_000n, isSent: true, signedAt };
  escrows.put({ ...funded, ending: release, payouts: [last] }, sealsOf(release));
  const view = new ViewEscrow({ escrows, codec, feeRate: async () => 1n });
  const shown = await view.execute({ traderId }, terms.tradeId);
  return shown.ok ? shown.value.toSign : undefined;
}

describe("what a party can sign of an escrow whose payout was sent", () => {
  it("is one with a higher fee, and the price of both, where it waits too long and they pay", async () => {
    const shown = await toSign("ana", payoutWaitSeconds);
    expect(shown?.replaces).to.equal(1_000n);
    expect(shown!.networkFee > 1_000n).to.equal(true);
  });

  it("is nothing before that, nor where somebody else pays", async () => {
    expect(await toSign("ana", payoutWaitSeconds - 60)).to.equal(undefined);
    expect(await toSign("ben", payoutWaitSeconds)).to.equal(undefined);
  });
});
