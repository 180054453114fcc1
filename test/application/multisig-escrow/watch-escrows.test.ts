import { expect } from "chai";
import fc from "fast-check";
import { whereIs } from "../../../src/adapters/chain/embedded-chain.ts";
import type { ChainPayment } from "../../../src/application/ports/chain-node.ts";
import { needed, release, scannedFloor as scanned } from "../../support/escrow-floor.ts";
import { sealsOf } from "../../support/sealed-escrow.ts";

describe("the chain of a multisig escrow", () => {
  it("shows its coin: seen, then funded when enough blocks confirm it", async () => {
    const floor = await scanned();
    expect(floor.state).to.equal("address_ready");
    floor.pay("coin");
    await floor.scan();
    expect([floor.state, floor.escrow.coin?.is]).to.deep.equal(["seen", "waiting"]);
    floor.find(needed - 1);
    await floor.scan();
    expect([floor.state, floor.escrow.coin?.is]).to.deep.equal(["seen", "in_block"]);
    floor.find(1);
    await floor.scan();
    expect(floor.state).to.equal("funded");
  });

  it("takes it back to seen with its block, and to nothing where it was spent elsewhere", async () => {
    const floor = await scanned();
    floor.pay("coin");
    floor.find(needed);
    await floor.scan();
    floor.reorganise(needed);
    await floor.scan();
    expect([floor.state, floor.escrow.coin?.is]).to.deep.equal(["seen", "waiting"]);
    floor.find(needed);
    await floor.scan();
    expect(floor.state).to.equal("funded");
    floor.reorganise(needed, () => true);
    await floor.scan();
    expect([floor.state, floor.escrow.coin?.is]).to.deep.equal(["address_ready", "gone"]);
  });

  it("settles it when enough blocks confirm a payout of ours, and not before", async () => {
    const payouts = [{ transaction: "payout", raw: "00", networkFee: 1n, isSent: true }];
    const floor = await scanned({ ending: release });
    floor.pay("coin");
    floor.find(needed);
    await floor.scan();
    floor.escrows.put({ ...floor.escrow, payouts }, sealsOf(release));
    floor.spend("payout", "coin");
    floor.find(needed - 1);
    await floor.scan();
    expect([floor.state, floor.escrow.spend?.transaction]).to.deep.equal(["sent", "payout"]);
    floor.find(1);
    await floor.scan();
    expect(floor.state).to.equal("settled");
    floor.reorganise(needed, ({ transaction }) => transaction === "payout");
    await floor.scan();
    expect([floor.state, floor.escrow.spend]).to.deep.equal(["sent", undefined]);
    expect(floor.told).to.deep.equal([]);
  });

  it("shows the exit, and staff are told once", async () => {
    const floor = await scanned();
    floor.pay("coin");
    floor.find(needed);
    floor.spend("exit", "coin");
    floor.find(needed);
    await floor.scan();
    await floor.scan();
    expect(floor.state).to.equal("exited");
    expect(floor.told).to.deep.equal(["exited exit"]);
  });

  it("keeps a block that only a round with a newer view of the chain has seen", async () => {
    const floor = await scanned();
    floor.pay("coin");
    const older = floor.chain;
    floor.find(1);
    await floor.scan();
    const newer = floor.chain;
    floor.chain = older;
    await floor.settle();
    floor.chain = newer;
    expect(floor.escrow.coin?.is).to.equal("in_block");
  });

  it("sees a coin that is spent in its own block", async () => {
    const floor = await scanned();
    floor.pay("coin");
    floor.spend("exit", "coin");
    floor.find(needed);
    await floor.scan();
    expect(floor.state).to.equal("exited");
  });

  it("tells staff of what is paid besides, and keeps the first that pays in full", async () => {
    const floor = await scanned();
    floor.pay("dust", 600n);
    floor.find(1);
    await floor.scan();
    expect(floor.escrow.coin?.transaction).to.equal("dust");
    floor.pay("coin");
    floor.pay("again");
    floor.find(needed);
    await floor.scan();
    expect([floor.escrow.coin?.transaction, floor.state]).to.deep.equal(["coin", "funded"]);
    expect(floor.told).to.deep.equal(["other_coin dust", "other_coin again"]);
    floor.reorganise(needed, () => false);
    floor.find(needed);
    await floor.scan();
    expect(floor.told).to.deep.equal(["other_coin dust", "other_coin again"]);
    expect([...floor.escrows.besides]).to.deep.equal(["dust-0", "again-0"]);
  });

  it("is known as it is, whatever it does and whenever the process is killed", async () => {
    const step = fc.oneof(
      fc.constant({ pay: "coin" }),
      fc.record({ spend: fc.constantFrom("payout", "exit") }),
      fc.record({ find: fc.integer({ min: 1, max: 4 }) }),
      fc.record({
        reorganise: fc.integer({ min: 1, max: 5 }),
        loses: fc.constantFrom("payout", "exit", ""),
      }),
      fc.record({ scan: fc.option(fc.integer({ min: 0, max: 4 })) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
        const payouts = [{ transaction: "payout", raw: "00", networkFee: 1n, isSent: true }];
        const floor = await scanned({ ending: release });
        let spender: string | undefined;
        let isPaid = false;
        for (const each of steps) {
          if ("pay" in each) {
            floor.pay("coin");
            isPaid = true;
          } else if ("spend" in each) {
            // Of two that spend a coin a chain has one.
            if (!isPaid || spender !== undefined) continue;
            spender = each.spend;
            floor.spend(spender, "coin");
          } else if ("find" in each) floor.find(each.find);
          else if ("reorganise" in each) {
            const depth = Math.min(each.reorganise, floor.chain.blocks.length - 1);
            const isLost = ({ transaction }: ChainPayment) => transaction === each.loses;
            if (depth > 0) floor.reorganise(depth, isLost);
            if (spender !== undefined && !whereIs(floor.chain, spender)) spender = undefined;
          } else {
            floor.escrows.killAfter = each.scan ?? undefined;
            await floor.scan().catch(() => {});
            floor.escrows.killAfter = undefined;
            const { coin } = floor.escrow;
            if (coin && floor.escrow.payouts.length === 0) {
              floor.escrows.put({ ...floor.escrow, payouts }, sealsOf(release));
            }
          }
        }
        await floor.scan();
        await floor.scan();
        const tip = floor.chain.blocks.at(-1)!.height;
        const placeOf = (transaction: string) => {
          const place = whereIs(floor.chain, transaction);
          return place === "waiting" ? undefined : place;
        };
        const { coin, spend } = floor.escrow;
        expect(coin !== undefined).to.equal(isPaid);
        const block = placeOf("coin");
        expect(coin?.block).to.deep.equal(block);
        if (coin) {
          const isDeep = block !== undefined && tip - block.height + 1 >= needed;
          expect(coin.is).to.equal(isDeep ? "confirmed" : block ? "in_block" : "waiting");
        }
        const spent = spender === undefined ? undefined : placeOf(spender);
        expect(spend?.block).to.deep.equal(spent);
        if (spend && spent) expect(spend.isConfirmed).to.equal(tip - spent.height + 1 >= needed);
      }),
      { numRuns: 300 },
    );
  });
});
