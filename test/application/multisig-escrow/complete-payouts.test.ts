import { expect } from "chai";
import { payoutSigner } from "../../../src/adapters/chain/payout-signer.ts";
import { CompletePayouts } from "../../../src/application/multisig-escrow/complete-payouts.ts";
import type { SecurityEvent } from "../../../src/application/ports/security-events.ts";
import type { EscrowEnding } from "../../../src/domain/multisig-escrow/escrow-terms.ts";
import { multisigState } from "../../../src/domain/multisig-escrow/trade-escrow.ts";
import { MemoryEscrows } from "../../memory/memory-escrows.ts";
import { bounds } from "../../support/multisig-parties.ts";
import { funded, keys, payoutBy, seal, sealsOf, terms } from "../../support/sealed-escrow.ts";

const release: EscrowEnding = { kind: "release" };

/** A release that the buyer signed, and a network that takes what it is sent. */
function floor() {
  const escrows = new MemoryEscrows();
  const proposal = { payout: payoutBy(["buyer"], release), networkFee: 1_000n };
  escrows.put({ ...funded, ending: release, proposal }, sealsOf(release));
  const taken: string[] = [];
  const events: SecurityEvent[] = [];
  const said = {
    broadcast: "taken" as "taken" | "known" | "refused",
    where: undefined as "waiting" | undefined,
    screened: "clear" as "clear" | "blocked" | "unknown",
  };
  const complete = new CompletePayouts({
    escrows,
    changes: escrows,
    signer: payoutSigner(keys, { seal, network: "regtest", bounds: () => bounds }),
    chain: {
      broadcast: async (raw) => {
        taken.push(raw);
        if (said.broadcast !== "refused") said.where = "waiting";
        return said.broadcast;
      },
      whereIs: async () => said.where,
    },
    screening: { execute: async () => said.screened },
    securityEvents: { note: (event) => events.push(event) },
  });
  const state = () => multisigState(escrows.all[0]!);
  return { escrows, complete, taken, events, said, state };
}

describe("payouts of multisig escrows", () => {
  it("are signed, stored and then sent, in one round", async () => {
    const { complete, escrows, taken, state } = floor();
    expect(await complete.execute()).to.deep.equal([]);
    expect(state()).to.equal("sent");
    expect(taken).to.deep.equal(escrows.all[0]!.payouts.map(({ raw }) => raw));
  });

  it("are the same bytes wherever the process is killed, and sent only once they are stored", async () => {
    const whole = floor();
    await whole.complete.execute();
    for (const killAfter of [0, 1]) {
      const { complete, escrows, taken, state } = floor();
      escrows.killAfter = killAfter;
      expect(await complete.execute()).to.have.length(1);
      if (killAfter === 0) expect(taken).to.deep.equal([]);
      escrows.killAfter = undefined;
      expect(await complete.execute()).to.deep.equal([]);
      expect(state()).to.equal("sent");
      expect(new Set(taken)).to.deep.equal(new Set(whole.taken));
    }
  });

  it("are sent again while the network does not have them, and left alone while it does", async () => {
    const { complete, said, taken } = floor();
    await complete.execute();
    await complete.execute();
    expect(taken).to.have.length(1);
    said.where = undefined;
    await complete.execute();
    expect(taken).to.deep.equal([taken[0], taken[0]]);
  });

  it("wait where the network refuses them, and nothing else is signed", async () => {
    const { complete, said, state, escrows } = floor();
    said.broadcast = "refused";
    expect(await complete.execute()).to.have.length(1);
    expect(state()).to.equal("signed");
    await complete.execute();
    expect(escrows.all[0]!.payouts).to.have.length(1);
  });

  it("are not signed to a blocked address, nor while nobody can say whether it is one", async () => {
    for (const screened of ["blocked", "unknown"] as const) {
      const { complete, said, state, events } = floor();
      said.screened = screened;
      expect(await complete.execute()).to.have.length(screened === "unknown" ? 1 : 0);
      expect(state()).to.equal("payout_proposed");
      const expected = { name: "blocked_address", route: "complete-payouts", traderId: "ana" };
      expect(events).to.deep.equal(screened === "blocked" ? [expected] : []);
    }
  });

  it("stop at one that its signer refuses, and go on with the others", async () => {
    const { complete, escrows } = floor();
    const wrong = { ...sealsOf(release), terms: "nobody's" };
    const proposal = { payout: payoutBy(["buyer"], release), networkFee: 1_000n };
    const coin = { ...funded.coin!, place: 9 };
    const other = { ...funded, tradeId: "before", coin, address: "elsewhere" };
    escrows.put({ ...other, ending: release, proposal }, wrong);
    expect((await complete.execute()).map(String).join()).to.match(/other terms/);
    const states = escrows.all.map((each) => [each.tradeId, multisigState(each)]);
    expect(states).to.deep.equal([
      [terms.tradeId, "sent"],
      ["before", "payout_proposed"],
    ]);
  });
});
