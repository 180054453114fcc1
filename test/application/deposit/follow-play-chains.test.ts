import { expect } from "chai";
import { FollowPlayChains } from "../../../src/application/deposit/follow-play-chains.ts";
import type {
  BlockRef,
  ChainNode,
  ChainPayment,
} from "../../../src/application/ports/chain-node.ts";
import type { StoredDeposit } from "../../../src/application/ports/deposit-store.ts";
import type { PlayChain } from "../../../src/application/ports/play-chain.ts";

const payment: ChainPayment = {
  transaction: "t",
  place: 0,
  address: "a",
  token: undefined,
  units: 1n,
};

describe("following the chains of a demo", () => {
  let tip: BlockRef;
  let waiting: readonly ChainPayment[];
  let scans: string[];
  let scannedTo: () => BlockRef;
  let settling: number;
  let follow: FollowPlayChains;
  beforeEach(() => {
    tip = { height: 1, hash: "one" };
    waiting = [];
    scans = [];
    settling = 0;
    scannedTo = () => tip;
    const node: ChainNode = {
      tip: async () => tip,
      waiting: async () => waiting,
      hashAt: async () => undefined,
      block: async () => undefined,
      sendersOf: async () => undefined,
    };
    const chain: PlayChain = {
      pay: async () => undefined,
      payBetweenOthers: async () => undefined,
      findDue: async () => node,
    };
    follow = new FollowPlayChains(
      { bitcoin: chain, ethereum: chain },
      {
        execute: async ({ chain: code }) => {
          if (code === "bitcoin") scans.push(tip.hash);
          return scannedTo();
        },
      },
      { listIn: async () => Array.from<StoredDeposit>({ length: settling }) },
    );
  });
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) await follow.execute();
    return scans;
  };

  it("scans a chain at rest once", async () => {
    expect(await rounds(3)).to.deep.equal(["one"]);
  });

  it("scans each new block", async () => {
    await rounds(2);
    tip = { height: 2, hash: "two" };
    expect(await rounds(2)).to.deep.equal(["one", "two"]);
  });

  it("scans as long as a payment waits, and once after it is gone", async () => {
    waiting = [payment];
    await rounds(2);
    waiting = [];
    expect(await rounds(2)).to.deep.equal(["one", "one", "one"]);
  });

  it("scans as long as a deposit is not credited: nobody may know yet where it comes from", async () => {
    await rounds(1);
    settling = 1;
    await rounds(2);
    settling = 0;
    expect(await rounds(2)).to.deep.equal(["one", "one", "one", "one"]);
  });

  it("goes on where a round did not reach the end", async () => {
    scannedTo = () => ({ height: 0, hash: "none" });
    await rounds(2);
    scannedTo = () => tip;
    expect(await rounds(2)).to.deep.equal(["one", "one", "one"]);
  });

  it("scans again after a round that failed", async () => {
    scannedTo = () => {
      throw new Error("The database was in trouble.");
    };
    expect(await follow.execute()).to.have.length(2);
    scannedTo = () => tip;
    expect(await rounds(2)).to.deep.equal(["one", "one"]);
  });
});
