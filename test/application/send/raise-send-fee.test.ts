import { expect } from "chai";
import { BitcoinWallet } from "../../support/bitcoin-wallet.ts";

const ada = {
  staffId: "ada",
  username: "ada_admin",
  codeName: "Ada",
  role: "admin",
  linkedIds: [] as readonly string[],
  sessionStartedAt: 0,
  isFreshlyProven: true,
} as const;
const reason = "The person asked us to hurry.";

describe("a higher fee that staff ask for", () => {
  let wallet: BitcoinWallet;
  beforeEach(async () => {
    wallet = await BitcoinWallet.open();
    await wallet.ask("s1", 60_000n);
    await wallet.round();
  });
  afterEach(() => wallet.core.server.close());

  const send = () => wallet.sends.all()[0]!;
  const quote = async (traderId = "ana", id = "s1") => {
    const quoted = await wallet.raising().quote(traderId, id);
    return quoted.ok ? quoted.value : quoted.refusal.code;
  };
  const raise = async (seen: bigint, by: { linkedIds: readonly string[] } = ada, why = reason) => {
    const asked = { sendId: "s1", seen, reason: why };
    const done = await wallet.raising().execute({ ...ada, ...by }, "ana", asked);
    return done.ok ? "asked" : done.refusal.code;
  };

  it("is told before, and paid in the next round, before its time has come", async () => {
    expect(await quote()).to.deep.equal({ fee: 1_410n, next: 1_763n });
    await wallet.round();
    expect(send().earlier).to.have.length(0);
    expect(await raise(1_763n)).to.equal("asked");
    expect(await wallet.round()).to.deep.equal([]);
    expect(send()).to.include({ paidFee: 1_763n, change: 38_237n });
    // Once: the next one is asked for again.
    await wallet.round();
    expect(wallet.core.waitingFees()).to.deep.equal([1_763n]);
    expect(send().earlier).to.have.length(1);
    const second = await quote();
    expect(second).to.deep.equal({ fee: 1_763n, next: 2_204n });
    expect(await raise(2_204n)).to.equal("asked");
    await wallet.round();
    expect(send()).to.include({ paidFee: 2_204n });
  });

  it("is the one that was seen, and asked for once", async () => {
    expect(await raise(1_762n)).to.equal("send_fee_changed");
    expect(await raise(1_763n)).to.equal("asked");
    expect(await raise(1_763n)).to.equal("send_not_on_its_way");
    expect(await quote()).to.equal("send_not_on_its_way");
  });

  it("is logged with both fees and the reason", async () => {
    await raise(1_763n);
    expect([...wallet.tables.audit.values()]).to.deep.equal([
      {
        staffId: "ada",
        role: "admin",
        act: "raise-send-fee",
        subject: { kind: "trader", id: "ana" },
        reason,
        before: { send: "s1", fee: "1410" },
        after: { send: "s1", fee: "1763" },
      },
    ]);
  });

  it("is nothing for whoever is linked to its owner, without a reason, or of another person's send", async () => {
    expect(await raise(1_763n, { linkedIds: ["ana"] })).to.equal("conflict_of_interest");
    expect(await raise(1_763n, ada, "")).to.equal("reason_needed");
    expect(await quote("ben")).to.equal("not_found");
    expect(await quote("ana", "s2")).to.equal("not_found");
    expect([...wallet.tables.audit.values()]).to.deep.equal([]);
  });

  it("is nothing once a block has it for good", async () => {
    for (let count = 0; count < 4; count += 1) {
      wallet.core.findBlock();
      await wallet.round();
    }
    expect(send().state).to.equal("confirmed");
    expect(await raise(1_763n)).to.equal("send_not_on_its_way");
  });
});
