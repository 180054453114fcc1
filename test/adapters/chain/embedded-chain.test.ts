import { secp256k1 } from "@noble/curves/secp256k1.js";
import {
  broadcast,
  comesFrom,
  embeddedNode,
  findBlock,
  findDue,
  move,
  newChain,
  pay,
  reorganise,
  whereIs,
  type EmbeddedChain,
} from "../../../src/adapters/chain/embedded-chain.ts";
import { expect } from "chai";
import { readSpend, signSpend } from "../../../src/adapters/chain/embedded-transaction.ts";
import { describeChainSender } from "../../support/chain-sender-contract.ts";
import { describeChainNode, paymentNumber } from "../../support/chain-node-contract.ts";

const pace = { blockMs: 1_000, restAfter: 3 };

describe("the embedded chain", () => {
  describeChainNode(async () => {
    let chain = newChain("contract", 0);
    return {
      node: embeddedNode(async () => chain),
      payment: paymentNumber,
      sendersOf: ({ transaction }) => [`sender of ${transaction}`],
      async pay(payments) {
        chain = pay(chain, payments, pace, 0);
        for (const each of payments) {
          chain = comesFrom(chain, each, `sender of ${each.transaction}`);
        }
      },
      async findBlock() {
        chain = findBlock(chain, 0);
      },
      async reorganise(depth, isLost) {
        chain = reorganise(chain, depth, isLost);
      },
      close: () => Promise.resolve(),
    };
  });

  describeChainSender(async () => {
    let chain = newChain("contract", 0);
    const key = new Uint8Array(32).fill(7);
    const wanted = { number: 0, address: "address", token: undefined, fee: 10n };
    return {
      signed: signSpend({ ...wanted, units: 50n }, key),
      rival: signSpend({ ...wanted, units: 60n }, key),
      sender: {
        async broadcast(raw) {
          const spend = readSpend(raw, secp256k1.getPublicKey(key));
          if (!spend) return "refused";
          const done = broadcast(chain, spend, pace, 0);
          ({ chain } = done);
          return done.outcome;
        },
        whereIs: async (transaction) => whereIs(chain, transaction),
        tip: () => embeddedNode(async () => chain).tip(),
      },
      async findBlock() {
        chain = findBlock(chain, 0);
      },
      async reorganise(isLost) {
        chain = reorganise(chain, 1, () => isLost);
      },
      close: () => Promise.resolve(),
    };
  });

  const heightOf = ({ blocks }: EmbeddedChain) => blocks.at(-1)?.height;

  it("finds the blocks that are due, and rests when all that was paid is deep enough", () => {
    const paid = pay(newChain("pace", 0), [paymentNumber(1)], pace, 10_000);
    expect(heightOf(findDue(paid, pace, 10_999))).to.equal(0);
    expect(heightOf(findDue(paid, pace, 11_000))).to.equal(1);
    expect(heightOf(findDue(paid, pace, 12_500))).to.equal(2);
    const rested = findDue(paid, pace, 1_000_000);
    expect(heightOf(rested)).to.equal(4);
    // The time in which it rested brings no blocks later.
    const again = pay(rested, [paymentNumber(2)], pace, 1_000_000);
    expect(heightOf(findDue(again, pace, 1_000_999))).to.equal(4);
    expect(heightOf(findDue(again, pace, 1_001_000))).to.equal(5);
  });

  it("is the same whenever it is asked", () => {
    const paid = pay(newChain("same", 0), [paymentNumber(1), paymentNumber(2)], pace, 0);
    const step = findDue(findDue(paid, pace, 1_700), pace, 9_000);
    expect(step).to.deep.equal(findDue(paid, pace, 9_000));
  });

  it("knows no sender of coins that come from nowhere", async () => {
    const chain = findBlock(pay(newChain("nowhere", 0), [paymentNumber(1)], pace, 0), 0);
    const node = embeddedNode(async () => chain);
    expect(await node.sendersOf(paymentNumber(1), await node.tip())).to.deep.equal([]);
  });

  it("takes a payment once", () => {
    const one = paymentNumber(1);
    const paid = findBlock(pay(newChain("once", 0), [one, one], pace, 0), 0);
    expect(pay(paid, [one], pace, 0).waiting).to.deep.equal([]);
    expect(paid.blocks.at(-1)?.payments).to.deep.equal([one]);
  });

  describe("takes a move that spends a coin", () => {
    const spent = { transaction: "the coin", place: 0 };
    const paying = (transaction: string, units: bigint) => ({
      transaction,
      spent,
      payments: [{ transaction, place: 0, address: "theirs", token: undefined, units }],
    });
    const first = move(newChain("moves", 0), paying("first", 1_000n), pace, 0);
    const outcomeOf = (chain: EmbeddedChain, transaction: string, units: bigint) =>
      move(chain, paying(transaction, units), pace, 0).outcome;

    it("instead of one that waits, where it leaves the network more", () => {
      expect(first.outcome).to.equal("taken");
      const { chain, outcome } = move(first.chain, paying("second", 999n), pace, 0);
      expect(outcome).to.equal("taken");
      expect(chain.waiting.map(({ transaction }) => transaction)).to.deep.equal(["second"]);
      expect([whereIs(chain, "first"), whereIs(chain, "second")]).to.deep.equal([
        undefined,
        "waiting",
      ]);
    });

    it("and no other, which leaves no more, or comes after the block of the first", () => {
      expect(outcomeOf(first.chain, "second", 1_000n)).to.equal("refused");
      expect(outcomeOf(findBlock(first.chain, 1), "second", 999n)).to.equal("refused");
      expect(outcomeOf(first.chain, "first", 1_000n)).to.equal("known");
    });
  });
});
