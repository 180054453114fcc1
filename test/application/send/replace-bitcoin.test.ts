import { expect } from "chai";
import fc from "fast-check";
import { address, BitcoinWallet } from "../../support/bitcoin-wallet.ts";
import { readRaw } from "../../support/spent-coins.ts";

const hour = 3_600_000;
const sum = (units: readonly bigint[]) => units.reduce((all, each) => all + each, 0n);

describe("sends of Bitcoin that no block takes", () => {
  let wallet: BitcoinWallet;
  beforeEach(async () => {
    wallet = await BitcoinWallet.open();
  });
  afterEach(() => wallet.core.server.close());

  const send = () => wallet.sends.all()[0]!;
  const round = async () => expect(await wallet.round()).to.deep.equal([]);
  const finish = async (blocks = 4) => {
    for (let count = 0; count < blocks; count += 1) {
      wallet.core.findBlock();
      await wallet.round();
    }
  };
  /** A send waits for a block, and it is time for a higher fee. */
  const stuck = async (units = 60_000n) => {
    await wallet.ask("s1", units);
    await round();
    wallet.now = 2 * hour;
  };

  it("are replaced with a higher fee that their change pays, and the newest lands", async () => {
    await stuck();
    const { signed: first } = send();
    await round();
    await round();
    const { signed, earlier, paidFee, change } = send();
    expect({ paidFee, change }).to.deep.equal({ paidFee: 1_763n, change: 38_237n });
    expect(earlier).to.deep.equal([{ ...first, paidFee: 1_410n, change: 38_590n }]);
    const [before, after] = [readRaw(first!.raw), readRaw(signed!.raw)];
    expect(after.spends).to.deep.equal(before.spends);
    expect(after.outputs[0]).to.deep.equal(before.outputs[0]);
    await finish();
    expect(send()).to.include({ state: "confirmed", paidFee: 1_763n, change: 38_237n });
    expect(send().signed).to.deep.equal(signed);
    expect(wallet.core.paidTo(address)).to.deep.equal([60_000n]);
    expect(wallet.tables.balances.get("outgoing:BTC:s1")).to.equal(0n);
  });

  it("are settled with the fee of the earlier one where that lands", async () => {
    await stuck();
    const { signed: first } = send();
    await round();
    wallet.core.forget();
    wallet.core.bring(first!.raw);
    await finish();
    expect(send()).to.include({ state: "confirmed", paidFee: 1_410n, change: 38_590n });
    expect(send().signed).to.deep.equal(first);
    expect(wallet.core.paidTo(address)).to.deep.equal([60_000n]);
    const { postings = [] } = wallet.tables.entries.get("send-settle:s1") ?? {};
    const hot = postings.filter(({ account }) => account.kind === "hot");
    expect(sum(hot.map(({ amount }) => amount.units))).to.equal(61_410n);
  });

  it("keep what comes back from being spent until a block says which one it is", async () => {
    await stuck(90_000n);
    await round();
    await round();
    expect(wallet.spendable().map(({ units }) => units)).to.deep.equal([100_000n]);
    await finish();
    expect(wallet.spendable().map(({ units }) => units)).to.deep.equal([100_000n, 8_237n]);
  });

  it("stay as they are where another one spends what comes back from them", async () => {
    for (const id of ["s1", "s2", "s3"]) await wallet.ask(id, 45_000n);
    await round();
    wallet.now = 2 * hour;
    await round();
    const replaced = wallet.sends.all().map(({ earlier }) => earlier.length);
    expect(replaced.filter((count) => count === 1)).to.have.lengthOf(2);
    await finish();
    expect(wallet.core.paidTo(address)).to.deep.equal([45_000n, 45_000n, 45_000n]);
  });

  it("are not replaced where another process spends what comes back meanwhile", async () => {
    await stuck(90_000n);
    wallet.meanwhile = async () => {
      await wallet.ask("s2", 95_000n);
      await wallet.ask("s3", 6_000n);
      await round();
    };
    await round();
    expect(send().earlier).to.deep.equal([]);
    await finish();
    expect(wallet.core.paidTo(address)).to.have.members([90_000n, 95_000n, 6_000n]);
  });

  for (const [what, units, hours] of [
    ["before it is time", 60_000n, 1],
    ["where nothing comes back from them", 98_500n, 2],
    ["where the fee would be too large a share of them", 6_000n, 2],
  ] as const) {
    it(`stay as they are ${what}`, async () => {
      await stuck(units);
      wallet.now = hours * hour;
      await round();
      expect(send().earlier).to.deep.equal([]);
      await finish();
      expect(wallet.core.paidTo(address)).to.deep.equal([units]);
    });
  }

  it("are replaced so often at most, each time after as long as before", async () => {
    await stuck();
    for (let count = 0; count < 9; count += 1) {
      await round();
      await round();
      wallet.now += 2 * hour;
    }
    expect(send().earlier).to.have.lengthOf(6);
    expect(send().paidFee! > 4_000n).to.equal(true);
    await finish();
    expect(wallet.core.paidTo(address)).to.deep.equal([60_000n]);
  });

  for (const killAt of ["after sign", "before store", "after store", "before broadcast"]) {
    it(`are paid once by a process that died ${killAt} of a replacement`, async () => {
      await stuck();
      wallet.killAt = killAt;
      await wallet.round();
      await wallet.round();
      wallet.killAt = undefined;
      await round();
      await round();
      await finish();
      expect(send()).to.include({ state: "confirmed", paidFee: 1_763n });
      expect(wallet.core.paidTo(address)).to.deep.equal([60_000n]);
    });
  }

  it("are paid once each, whatever dies, is forgotten, or is brought by others meanwhile", async () => {
    const kills = ["after sign", "before store", "after store", "before broadcast"] as const;
    const step = fc.oneof(
      fc.constantFrom("round", "block", "hours", "forget", "older" as const),
      fc.constantFrom(...kills),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        wallet.core.server.close();
        wallet = await BitcoinWallet.open();
        const units = [45_000n, 60_000n, 30_000n];
        for (const [at, each] of units.entries()) await wallet.ask(`s${at}`, each);
        for (const each of steps) await takeStep(each);
        wallet.killAt = undefined;
        await finish(14);
        expect(wallet.core.paidTo(address)).to.have.members(units);
        const all = wallet.sends.all();
        expect(all.map(({ state }) => state)).to.deep.equal(all.map(() => "confirmed"));
        const fees = sum(all.map(({ paidFee }) => paidFee ?? 0n));
        const left = sum(wallet.spendable().map((coin) => coin.units));
        expect(left).to.equal(200_000n - sum(units) - fees);
        expect(wallet.core.unspentOf(wallet.spendable())).to.equal(left);
      }),
      { numRuns: 20 },
    );
  }).timeout(120_000);

  const takeStep = async (step: string): Promise<void> => {
    if (step === "hours") wallet.now += 2 * hour;
    else if (step === "forget") wallet.core.forget();
    else if (step === "older") bringOlder();
    else {
      if (step === "block") wallet.core.findBlock();
      wallet.killAt = step.includes(" ") ? step : undefined;
      await wallet.round();
    }
  };
  /** Others brought what was replaced to miners, who forgot the newer one. */
  const bringOlder = () => {
    const older = wallet.sends.all().flatMap(({ earlier }) => earlier.slice(0, 1));
    if (older.length > 0) wallet.core.forget();
    for (const { raw } of older) wallet.core.bring(raw);
  };
});
