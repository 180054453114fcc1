import { expect } from "chai";
import { needed, release, scannedFloor as scanned } from "../../support/escrow-floor.ts";
import { sealsOf } from "../../support/sealed-escrow.ts";

describe("a settled multisig escrow after a reorganisation deeper than the confirmations", () => {
  const ours = { raw: "00", networkFee: 1_000n, isSent: true };
  /** Settled by its payout, with its fee in the books. */
  const settledFloor = async (feeGoesBack = false) => {
    const floor = await scanned({ ending: release });
    floor.escrows.feeGoesBack = feeGoesBack;
    floor.pay("coin");
    floor.find(needed);
    await floor.scan();
    const payouts = [{ ...ours, transaction: "payout" }];
    floor.escrows.put({ ...floor.escrow, payouts }, sealsOf(release));
    floor.spend("payout", "coin");
    floor.find(needed);
    await floor.scan();
    expect([floor.state, ...floor.booked]).to.deep.equal(["settled", "escrow-fee:a trade 10000"]);
    return floor;
  };
  const first = "escrow-fee:a trade 10000";
  const back = "escrow-fee-back:a trade:1 -10000";

  it("books nothing when the same payout is mined again", async () => {
    const floor = await settledFloor();
    floor.reorganise(needed);
    await floor.scan();
    expect([floor.state, ...floor.booked]).to.deep.equal(["sent", first]);
    floor.find(needed);
    await floor.scan();
    expect([floor.state, ...floor.booked]).to.deep.equal(["settled", first]);
  });

  it("books nothing when another payout settles it, which pays the platform the same", async () => {
    const floor = await settledFloor();
    floor.reorganise(needed, ({ transaction }) => transaction === "payout");
    await floor.scan();
    const { escrow } = floor;
    const other = { ...ours, transaction: "another payout", networkFee: 2_000n };
    const payouts = [...escrow.payouts, other];
    floor.escrows.put({ ...escrow, payouts }, sealsOf(release));
    floor.spend("another payout", "coin");
    floor.find(needed);
    await floor.scan();
    expect([floor.state, ...floor.booked]).to.deep.equal(["settled", first]);
    expect(floor.escrow.spend?.transaction).to.equal("another payout");
  });

  it("takes the fee back when the seller leaves with the exit, and not before that is confirmed", async () => {
    const floor = await settledFloor();
    floor.reorganise(needed, ({ transaction }) => transaction === "payout");
    floor.spend("exit", "coin");
    floor.find(needed - 1);
    await floor.scan();
    expect(floor.booked).to.deep.equal([first]);
    floor.find(1);
    await floor.scan();
    expect([floor.state, ...floor.booked]).to.deep.equal(["exited", first, back]);
    await floor.scan();
    expect(floor.booked).to.deep.equal([first, back]);
  });

  it("takes it back with the coin, and books it again when that is paid out after all", async () => {
    const floor = await settledFloor();
    const deep = 2 * needed;
    floor.reorganise(deep, () => true);
    await floor.scan();
    expect([floor.escrow.coin?.is, ...floor.booked]).to.deep.equal(["gone", first, back]);
    floor.pay("coin");
    floor.find(needed);
    floor.spend("payout", "coin");
    floor.find(needed);
    await floor.scan();
    const again = "escrow-fee:a trade:2 10000";
    expect([floor.state, ...floor.booked]).to.deep.equal(["settled", first, back, again]);
  });

  it("takes from the seller what staff's lateness gave them, as far as they have it", async () => {
    const floor = await settledFloor(true);
    floor.balance = 4_000n;
    floor.reorganise(needed, ({ transaction }) => transaction === "payout");
    floor.spend("exit", "coin");
    floor.find(needed);
    await floor.scan();
    const entry = floor.escrows.entries.get("escrow-fee-back:a trade:1");
    const moved = entry?.postings.map(({ account, amount }) => [account.kind, amount.units]);
    expect(new Map(moved as [string, bigint][])).to.deep.equal(
      new Map([
        ["available", -4_000n],
        ["fees", -6_000n],
        ["hot", 10_000n],
      ]),
    );
  });

  it("does the same wherever the process is killed", async () => {
    const run = async (killAfter: number | undefined) => {
      const floor = await settledFloor();
      floor.reorganise(needed, ({ transaction }) => transaction === "payout");
      floor.spend("exit", "coin");
      floor.find(needed);
      floor.escrows.killAfter = killAfter;
      await floor.scan().catch(() => {});
      floor.escrows.killAfter = undefined;
      await floor.scan();
      return [floor.state, ...floor.booked];
    };
    const whole = await run(undefined);
    expect(whole).to.deep.equal(["exited", first, back]);
    for (const killAfter of [0, 1, 2, 3, 4, 5]) {
      expect(await run(killAfter), `killed after ${killAfter}`).to.deep.equal(whole);
    }
  });
});

describe("the chain of several multisig escrows", () => {
  it("goes on with the others where one escrow cannot, and says which", async () => {
    const floor = await scanned();
    const address = "another address";
    const other = { ...floor.escrow, tradeId: "another trade", address };
    floor.escrows.put(other, sealsOf(release));
    floor.escrows.stuck = "a trade";
    floor.pay("coin");
    const failed = await floor.scan().catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error).with.property("message").that.includes("a trade");
    floor.payTo(address, "its coin");
    await floor.scan().catch(() => {});
    const stateOf = async (tradeId: string) => (await floor.escrows.find(tradeId))?.coin?.is;
    expect([await stateOf("a trade"), await stateOf("another trade")]).to.deep.equal([
      undefined,
      "waiting",
    ]);
    floor.escrows.stuck = undefined;
    floor.find(1);
    await floor.scan();
    floor.escrows.stuck = "a trade";
    floor.find(needed);
    expect(await floor.scan().catch((error: unknown) => error)).to.be.instanceOf(Error);
    expect([await stateOf("a trade"), await stateOf("another trade")]).to.deep.equal([
      "in_block",
      "confirmed",
    ]);
    floor.escrows.stuck = undefined;
    await floor.scan();
    expect(await stateOf("a trade")).to.equal("confirmed");
  });
});
