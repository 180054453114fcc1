import { expect } from "chai";
import { address, BitcoinWallet } from "../../support/bitcoin-wallet.ts";

describe("sends of Bitcoin over a node", () => {
  let wallet: BitcoinWallet;
  beforeEach(async () => {
    wallet = await BitcoinWallet.open();
  });
  afterEach(() => wallet.core.server.close());

  const states = () => wallet.sends.all().map(({ state }) => state);
  const finish = async () => {
    for (let count = 0; count < 4; count += 1) {
      expect(await wallet.round()).to.deep.equal([]);
      wallet.core.findBlock();
    }
    await wallet.round();
  };
  const signed = () => wallet.sends.all().map((send) => send.signed?.transaction);

  const crashes: readonly (readonly [string, string])[] = [
    ["after it was signed and before it was stored", "after sign"],
    ["after it was stored and before it was broadcast", "before broadcast"],
    ["after it was broadcast and before that was stored", "after broadcast"],
  ];
  for (const [when, killAt] of crashes) {
    it(`are paid once by a process that died ${when}`, async () => {
      await wallet.ask("s1", 60_000n);
      wallet.killAt = killAt;
      expect(await wallet.round()).to.have.lengthOf(1);
      wallet.killAt = undefined;
      const [before] = signed();
      await finish();
      expect(states()).to.deep.equal(["confirmed"]);
      const [after] = signed();
      if (killAt !== "after sign") expect(after).to.equal(before);
      expect(wallet.core.paidTo(address)).to.deep.equal([60_000n]);
    });
  }

  it("spend each coin once, and what came back before any block has it", async () => {
    for (const id of ["s1", "s2", "s3"]) await wallet.ask(id, 45_000n);
    await finish();
    expect(states()).to.deep.equal(["confirmed", "confirmed", "confirmed"]);
    expect(wallet.core.paidTo(address)).to.deep.equal([45_000n, 45_000n, 45_000n]);
    // What networks took: three payments from one coin each, with change.
    expect(wallet.tables.balances.get("outgoing:BTC:s1")).to.equal(0n);
    expect(wallet.sends.all().map(({ paidFee }) => paidFee)).to.deep.equal([
      1_410n,
      1_410n,
      1_410n,
    ]);
  });

  it("book what the network took where more coins are needed than usual", async () => {
    await wallet.ask("s1", 150_000n);
    await finish();
    expect(wallet.sends.all()[0]?.paidFee).to.equal(2_090n);
    const { postings = [] } = wallet.tables.entries.get("send-settle:s1") ?? {};
    const hot = postings.filter(({ account }) => account.kind === "hot");
    expect(hot.reduce((sum, { amount }) => sum + amount.units, 0n)).to.equal(152_090n);
  });

  it("wait unsigned while our coins are not enough, and keep no smaller one back", async () => {
    await wallet.ask("s1", 250_000n);
    await wallet.ask("s2", 60_000n);
    expect(await wallet.round()).to.have.lengthOf(1);
    expect(states()).to.deep.equal(["checked", "sent"]);
  });

  it("are brought again with the same bytes after a reorganisation lost them", async () => {
    await wallet.ask("s1", 60_000n);
    await wallet.round();
    wallet.core.findBlock();
    await wallet.round();
    const before = signed();
    wallet.core.reorganise(1, () => true);
    await finish();
    expect(signed()).to.deep.equal(before);
    expect(states()).to.deep.equal(["confirmed"]);
    expect(wallet.core.paidTo(address)).to.deep.equal([60_000n]);
  });
});
