import { expect } from "chai";
import fc from "fast-check";
import { newChain, pay } from "../../../src/adapters/chain/embedded-chain.ts";
import { DepositFloor, Killed, pace, tether } from "../../support/deposit-floor.ts";

describe("deposits from a chain", () => {
  let floor: DepositFloor;
  beforeEach(async () => {
    floor = new DepositFloor();
    await floor.scan();
  });

  it("are incoming, then confirming, then credited, once", async () => {
    floor.pay("ana", 50_000n);
    floor.pay("ana", 7_000n);
    await floor.scan();
    expect(floor.states()).to.deep.equal(["incoming", "incoming"]);
    floor.find(1);
    await floor.scan();
    expect(floor.states()).to.deep.equal(["confirming", "confirming"]);
    floor.find(1);
    await floor.scan();
    expect(floor.balanceOf("ana")).to.equal(0n);
    floor.find(1);
    await floor.scan();
    await floor.scan();
    expect(floor.states()).to.deep.equal(["credited", "credited"]);
    expect(floor.balanceOf("ana")).to.equal(57_000n);
  });

  it("need more blocks above one Bitcoin", async () => {
    floor.pay("ana", 100_000_000n);
    floor.pay("ben", 100_000_001n);
    floor.find(5);
    await floor.scan();
    expect([floor.balanceOf("ana"), floor.balanceOf("ben")]).to.deep.equal([100_000_000n, 0n]);
    floor.find(1);
    await floor.scan();
    expect(floor.balanceOf("ben")).to.equal(100_000_001n);
  });

  it("are not for us where nobody's address is paid", async () => {
    floor.chain = pay(
      floor.chain,
      [{ transaction: "x", place: 0, address: "elsewhere", token: undefined, units: 9_000n }],
      pace,
      0,
    );
    floor.find(9);
    await floor.scan();
    expect(floor.states()).to.deep.equal([]);
  });

  it("are listed and not credited where they are too small, or of a token that nobody knows", async () => {
    floor.pay("ana", 999n);
    floor.find(9);
    await floor.scan();
    expect(floor.states()).to.deep.equal(["too_small"]);
    const ethereum = new DepositFloor("ethereum");
    await ethereum.scan();
    ethereum.pay("ana", 5_000_000n, "0x0000000000000000000000000000000000000bad");
    ethereum.pay("ana", 5_000_000n, tether);
    ethereum.pay("ana", 2_000_000_000_000_000n);
    ethereum.find(9);
    await ethereum.scan();
    expect(ethereum.states()).to.deep.equal(["unknown_token", "credited", "credited"]);
    expect(ethereum.balanceOf("ana", "USDT")).to.equal(5_000_000n);
    expect(ethereum.balanceOf("ana", "ETH")).to.equal(2_000_000_000_000_000n);
  });

  it("are gone where their payer spent them elsewhere first", async () => {
    floor.pay("ana", 50_000n);
    floor.find(1);
    await floor.scan();
    floor.reorganise(1, () => true);
    floor.find(9);
    await floor.scan();
    await floor.scan();
    expect(floor.states()).to.deep.equal(["gone"]);
    expect(floor.balanceOf("ana")).to.equal(0n);
  });

  it("leave the balance with their block, and come back with the next", async () => {
    floor.pay("ana", 50_000n);
    floor.find(3);
    await floor.scan();
    expect(floor.balanceOf("ana")).to.equal(50_000n);
    floor.reorganise(3);
    await floor.scan();
    expect(floor.states()).to.deep.equal(["taken_back"]);
    expect(floor.balanceOf("ana")).to.equal(0n);
    floor.find(3);
    await floor.scan();
    expect(floor.balanceOf("ana")).to.equal(50_000n);
  });

  it("are missing where they were spent before their block left, and never below zero", async () => {
    floor.pay("ana", 50_000n);
    floor.find(3);
    await floor.scan();
    await floor.spend("ana");
    floor.reorganise(3);
    await floor.scan();
    expect(floor.states()).to.deep.equal(["missing"]);
    floor.find(3);
    await floor.scan();
    expect(floor.states()).to.deep.equal(["credited"]);
    expect(floor.balanceOf("ana")).to.equal(0n);
  });

  it("stop where no scanned block is in the chain any more", async () => {
    const chain = newChain("another", 0);
    floor.chain = { ...chain, blocks: chain.blocks.map((block) => ({ ...block, hash: "other" })) };
    let failure: unknown;
    await floor.scan().catch((error: unknown) => (failure = error));
    expect(failure).to.be.an("error");
  });

  it("are each credited once, whatever the chain does and whenever the process is killed", async () => {
    const step = fc.oneof(
      fc.record({ pay: fc.constantFrom("ana", "ben"), units: fc.integer({ min: 1, max: 200 }) }),
      fc.record({ find: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ reorganise: fc.integer({ min: 1, max: 5 }), loses: fc.boolean() }),
      fc.record({ scan: fc.option(fc.integer({ min: 0, max: 6 })) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const world = new DepositFloor();
        await world.scan();
        for (const each of steps) {
          if ("pay" in each) world.pay(each.pay, BigInt(each.units) * 1_000_000n);
          else if ("find" in each) world.find(each.find);
          else if ("reorganise" in each) {
            // The first block is the one where the scan began: it stays.
            const depth = Math.min(each.reorganise, world.chain.blocks.length - 1);
            if (depth > 0) world.reorganise(depth, () => each.loses);
          } else {
            world.killAfter = each.scan ?? undefined;
            await world.scan().catch((error: unknown) => {
              if (!(error instanceof Killed)) throw error;
            });
            world.killAfter = undefined;
          }
        }
        world.find(10);
        await world.scan();
        await world.scan();
        const paid = world.chain.blocks.flatMap(({ payments }) => payments);
        for (const trader of ["ana", "ben"]) {
          const due = paid
            .filter(({ address }) => address === `${trader}-address`)
            .reduce((sum, { units }) => sum + units, 0n);
          expect(world.balanceOf(trader)).to.equal(due);
        }
      }),
    );
  });
});
