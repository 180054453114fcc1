import { expect } from "chai";
import { defaultDepositPolicy } from "../../../src/domain/policy/default-chain-policy.ts";
import { ColdFloor, takenFee, tether } from "../../support/cold-floor.ts";
import { Killed } from "../../support/deposit-floor.ts";

const { smallBlocks, finalityBlocks } = defaultDepositPolicy;
const booked = "cold-return:bitcoin-t1-0:1";

/** A scanner that has read a block, as one that follows the chain has. */
async function scanned(...chain: ConstructorParameters<typeof ColdFloor>): Promise<ColdFloor> {
  const floor = new ColdFloor(...chain);
  await floor.scan();
  return floor;
}

describe("what cold storage sends back", () => {
  it("is booked from cold to hot once enough blocks confirm it, and is in the log", async () => {
    const floor = await scanned();
    floor.pay("t1", "cold-2");
    floor.find(smallBlocks - 1);
    await floor.scan();
    expect(floor.states).to.deep.equal(["cold-return bitcoin-t1-0 confirming"]);
    expect(floor.refs).to.deep.equal([]);
    floor.find(1);
    await floor.scan();
    await floor.scan();
    expect(floor.states).to.deep.equal(["cold-return bitcoin-t1-0 booked"]);
    expect(floor.refs).to.deep.equal([booked]);
    expect(floor.sumOf("hot")).to.equal(-1_000n);
    expect(floor.sumOf("cold")).to.equal(1_000n + takenFee);
    expect(floor.sumOf("network_fees")).to.equal(0n - takenFee);
    expect([...floor.tables.audit.values()]).to.deep.equal([
      {
        staffId: undefined,
        role: undefined,
        act: "book-cold-return",
        subject: { kind: "coin", id: "BTC" },
        after: { transaction: "t1", units: "1000" },
      },
    ]);
  });

  it("is none where others send it, or send it elsewhere", async () => {
    const floor = await scanned();
    floor.pay("t1", "someone");
    floor.pay("t2", "cold-1", { address: "ana-address" });
    floor.find(smallBlocks);
    await floor.scan();
    expect(floor.states).to.deep.equal([]);
    expect(floor.untold).to.deep.equal([]);
  });

  it("is not guessed, and told, where the node does not say where it comes from", async () => {
    const floor = await scanned();
    floor.says = false;
    floor.pay("t1", "cold-1");
    floor.find(smallBlocks);
    await floor.scan();
    expect(floor.states).to.deep.equal([]);
    expect(floor.untold).to.deep.equal(["t1"]);
  });

  it("waits for another block when its block leaves the chain before it is booked", async () => {
    const floor = await scanned();
    floor.pay("t1", "cold-1");
    floor.find(smallBlocks - 1);
    await floor.scan();
    floor.reorganise(smallBlocks - 1, () => true);
    await floor.scan();
    expect(floor.states).to.deep.equal(["cold-return bitcoin-t1-0 gone"]);
    expect(floor.refs).to.deep.equal([]);
  });

  it("is taken back when its block leaves the chain, and booked again with another one", async () => {
    const floor = await scanned();
    floor.pay("t1", "cold-1");
    floor.find(smallBlocks);
    await floor.scan();
    floor.reorganise(smallBlocks);
    await floor.scan();
    expect(floor.refs).to.deep.equal([booked, "cold-return-back:bitcoin-t1-0:1"]);
    expect([floor.sumOf("hot"), floor.sumOf("cold"), floor.sumOf("network_fees")]).to.deep.equal([
      0n,
      0n,
      0n,
    ]);
    floor.find(smallBlocks);
    await floor.scan();
    expect(floor.refs.at(-1)).to.equal("cold-return:bitcoin-t1-0:2");
    expect(floor.sumOf("hot")).to.equal(-1_000n);
    const acts = [...floor.tables.audit.values()].map(({ act }) => act);
    expect(acts).to.deep.equal(["book-cold-return", "take-back-cold-return", "book-cold-return"]);
  });

  it("is booked once wherever the process is killed", async () => {
    for (let killAfter = 0; killAfter < 6; killAfter += 1) {
      const floor = await scanned();
      floor.pay("t1", "cold-1");
      floor.pay("t2", "cold-1");
      floor.find(smallBlocks);
      floor.killAfter = killAfter;
      await floor.scan().catch((error: unknown) => expect(error).to.be.instanceOf(Killed));
      floor.killAfter = undefined;
      await floor.scan();
      await floor.scan();
      expect(floor.refs.toSorted()).to.deep.equal([booked, "cold-return:bitcoin-t2-0:1"]);
      expect(floor.sumOf("hot")).to.equal(-2_000n);
    }
  });

  it("costs the fee of a transaction once, however many payments it has", async () => {
    const floor = await scanned();
    floor.pay("t1", "cold-1");
    floor.pay("t1", "cold-1", { place: 1 });
    floor.find(smallBlocks);
    await floor.scan();
    expect(floor.refs).to.have.lengthOf(2);
    expect(floor.sumOf("network_fees")).to.equal(0n - takenFee);
  });

  it("leaves its change in cold storage, which is noted", async () => {
    const floor = await scanned();
    floor.pay("t1", "cold-1", { place: 1, address: "cold-2", units: 70n });
    floor.pay("t2", "someone", { address: "cold-1", units: 30n });
    floor.find(1);
    await floor.scan();
    expect([...floor.returns.coins]).to.deep.equal([
      ["t1-1", 70n],
      ["t2-0", 30n],
    ]);
    expect(floor.states).to.deep.equal([]);
  });

  it("is Ether or Tether on Ethereum, and no other token", async () => {
    const floor = await scanned("ethereum");
    floor.pay("t1", "cold-1", { place: -1 });
    floor.pay("t2", "cold-1", { token: tether });
    floor.pay("t3", "cold-1", { token: "0x1" });
    floor.find(finalityBlocks);
    await floor.scan();
    expect(floor.states.toSorted()).to.deep.equal([
      "cold-return ethereum-t1--1 booked",
      "cold-return ethereum-t2-0 booked",
    ]);
    expect([...floor.returns.coins]).to.deep.equal([]);
  });
});
