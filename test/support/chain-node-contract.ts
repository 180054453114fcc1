import { expect } from "chai";
import type { ChainNode, ChainPayment } from "../../src/application/ports/chain-node.ts";

/** A node whose chain the test moves. */
export interface MovedChain {
  readonly node: ChainNode;
  /** A payment that differs from those with other numbers, as this chain has them. */
  payment(number: number): ChainPayment;
  /** Where such a payment comes from. */
  sendersOf(payment: ChainPayment): readonly string[] | Promise<readonly string[]>;
  pay(payments: readonly ChainPayment[]): Promise<void>;
  findBlock(): Promise<void>;
  /** The newest blocks are replaced by a longer branch; payments in them wait again, or are lost. */
  reorganise(depth: number, isLost: (payment: ChainPayment) => boolean): Promise<void>;
  close(): Promise<void>;
}

/** A payment on a chain that takes any address. */
export function paymentNumber(number: number): ChainPayment {
  const transaction = number.toString(16).padStart(64, "0");
  return { transaction, place: 0, address: "address", token: undefined, units: BigInt(number) };
}

/** What every node has to do, whichever chain it follows. */
export function describeChainNode(open: () => Promise<MovedChain>): void {
  describe("as a node", () => {
    let chain: MovedChain;
    beforeEach(async () => {
      chain = await open();
    });
    afterEach(() => chain.close());

    it("knows its newest block by height and by hash", async () => {
      const { node } = chain;
      await chain.findBlock();
      const tip = await node.tip();
      expect(await node.hashAt(tip.height)).to.equal(tip.hash);
      expect(await node.block(tip.hash)).to.include(tip);
      expect(await node.hashAt(tip.height + 1)).to.equal(undefined);
      const unknown = tip.hash.replace(/[\da-f]{64}$/, "0".repeat(64));
      expect(await node.block(unknown)).to.equal(undefined);
    });

    it("chains its blocks", async () => {
      const { node } = chain;
      const first = await node.tip();
      await chain.findBlock();
      const second = await node.tip();
      expect(second.height).to.equal(first.height + 1);
      expect(await node.block(second.hash)).to.include({ previousHash: first.hash });
    });

    it("shows a payment that waits, and then the block that has it", async () => {
      const { node } = chain;
      const payments = [chain.payment(1), chain.payment(2)];
      await chain.pay(payments);
      expect(await node.waiting()).to.deep.equal(payments);
      await chain.findBlock();
      expect(await node.waiting()).to.deep.equal([]);
      const { hash } = await node.tip();
      const block = await node.block(hash);
      expect(block?.payments).to.deep.equal(payments);
    });

    it("says where a payment in a block comes from, and of no other block", async () => {
      const { node } = chain;
      const payment = chain.payment(1);
      await chain.pay([payment]);
      await chain.findBlock();
      const block = await node.tip();
      expect(await node.sendersOf(payment, block)).to.deep.equal(await chain.sendersOf(payment));
      const other = { ...block, hash: block.hash.replace(/[\da-f]{64}$/, "0".repeat(64)) };
      expect(await node.sendersOf(payment, other)).to.equal(undefined);
    });

    it("forgets blocks that a longer branch replaces; their payments wait again or are lost", async () => {
      const { node } = chain;
      await chain.findBlock();
      const kept = await node.tip();
      await chain.pay([chain.payment(1), chain.payment(2)]);
      await chain.findBlock();
      const gone = await node.tip();
      await chain.reorganise(1, ({ units }) => units === 2n);
      expect(await node.block(gone.hash)).to.equal(undefined);
      expect(await node.hashAt(gone.height)).not.to.equal(gone.hash);
      expect(await node.hashAt(kept.height)).to.equal(kept.hash);
      expect((await node.tip()).height).to.equal(gone.height + 1);
      expect(await node.waiting()).to.deep.equal([chain.payment(1)]);
    });
  });
}
