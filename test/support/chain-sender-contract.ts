import { expect } from "chai";
import type { ChainSender, SignedTransaction } from "../../src/application/ports/chain-sender.ts";

/** A chain that a test moves, with a hot wallet that has something on it. */
export interface SendingChain {
  readonly sender: ChainSender;
  /** Two transactions of which a chain takes one alone. */
  readonly signed: SignedTransaction;
  readonly rival: SignedTransaction;
  /** Pays what `signed` pays, with a higher fee; undefined where a chain has no replacements. */
  readonly replacement?: SignedTransaction;
  findBlock(): Promise<void>;
  /** The newest block is replaced by two; what it had waits again, or is lost. */
  reorganise(isLost: boolean): Promise<void>;
  close(): Promise<void>;
}

/** What whoever brings transactions to a chain has to do, whichever chain it is. */
export function describeChainSender(open: () => Promise<SendingChain>): void {
  describe("as a sender", () => {
    let chain: SendingChain;
    beforeEach(async () => {
      chain = await open();
    });
    afterEach(() => chain.close());

    it("says where a transaction is: nowhere, waiting, or in which block", async () => {
      const { sender, signed } = chain;
      expect(await sender.whereIs(signed.transaction)).to.equal(undefined);
      expect(await sender.broadcast(signed.raw)).to.equal("taken");
      expect(await sender.whereIs(signed.transaction)).to.equal("waiting");
      await chain.findBlock();
      const { height, hash } = await sender.tip();
      expect(await sender.whereIs(signed.transaction)).to.include({ height, hash });
      await chain.findBlock();
      expect(await sender.whereIs(signed.transaction)).to.include({ height, hash });
      expect((await sender.tip()).height).to.equal(height + 1);
    });

    it("takes what it knows already as a success, waiting or in a block", async () => {
      const { sender, signed } = chain;
      await sender.broadcast(signed.raw);
      expect(await sender.broadcast(signed.raw)).to.be.oneOf(["taken", "known"]);
      await chain.findBlock();
      expect(await sender.broadcast(signed.raw)).to.equal("known");
      await chain.findBlock();
      const { height } = await sender.tip();
      expect(await sender.whereIs(signed.transaction)).to.include({ height: height - 1 });
    });

    it("has one of two that spend the same, before and after its block", async () => {
      const { sender, signed, rival } = chain;
      await sender.broadcast(signed.raw);
      expect(await sender.broadcast(rival.raw)).to.equal("refused");
      await chain.findBlock();
      expect(await sender.broadcast(rival.raw)).to.equal("refused");
      expect(await sender.whereIs(rival.transaction)).to.equal(undefined);
    });

    it("has one of a transaction and what replaces it, whichever it takes", async () => {
      const { sender, signed, replacement = chain.rival } = chain;
      await sender.broadcast(signed.raw);
      const isTaken = (await sender.broadcast(replacement.raw)) === "taken";
      await chain.findBlock();
      const [landed, other] = isTaken ? [replacement, signed] : [signed, replacement];
      const { height, hash } = await sender.tip();
      expect(await sender.whereIs(landed.transaction)).to.include({ height, hash });
      expect(await sender.whereIs(other.transaction)).to.equal(undefined);
      expect(await sender.broadcast(other.raw)).to.equal("refused");
      await chain.findBlock();
      expect(await sender.whereIs(other.transaction)).to.equal(undefined);
    });

    for (const isLost of [false, true]) {
      const what = isLost ? "forgets" : "has waiting again";
      it(`${what} what a reorganisation dropped, and takes the same bytes`, async () => {
        const { sender, signed } = chain;
        await sender.broadcast(signed.raw);
        await chain.findBlock();
        await chain.reorganise(isLost);
        const place = await sender.whereIs(signed.transaction);
        expect(place).to.equal(isLost ? undefined : "waiting");
        expect(await sender.broadcast(signed.raw)).to.be.oneOf(["taken", "known"]);
        await chain.findBlock();
        const { height, hash } = await sender.tip();
        expect(await sender.whereIs(signed.transaction)).to.include({ height, hash });
      });
    }
  });
}
