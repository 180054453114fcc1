import { expect } from "chai";
import { isPreimage } from "../../src/adapters/lightning/preimage.ts";
import type { LightningNode } from "../../src/application/ports/lightning-node.ts";

/** A node, and somebody elsewhere who pays and is paid. */
export interface MovedLightning {
  readonly node: LightningNode;
  /** Whether they could. */
  payFromElsewhere(hash: string): Promise<boolean>;
  invoiceElsewhere(satoshi: bigint): Promise<string>;
  close(): Promise<void>;
}

/** What every node of Lightning has to do. */
export function describeLightningNode(open: () => Promise<MovedLightning>): void {
  describe("as a node of Lightning", () => {
    let lightning: MovedLightning;
    let node: LightningNode;
    beforeEach(async () => {
      lightning = await open();
      ({ node } = lightning);
    });
    afterEach(() => lightning.close());

    const made = (satoshi = 2_500n) =>
      node.createInvoice({ satoshi, description: "Two books", expirySeconds: 600 });

    it("makes invoices that say what was wanted, and that differ", async () => {
      const [one, other] = [await made(), await made()];
      expect(one.hash).not.to.equal(other.hash);
      const read = await node.read(one.invoice);
      expect(read).to.include({
        hash: one.hash,
        millisatoshi: 2_500_000n,
        description: "Two books",
        network: "regtest",
      });
      expect(read!.expiresAt - read!.createdAt).to.equal(600_000);
    });

    it("knows when an invoice of ours is paid, and how much came", async () => {
      const { hash } = await made();
      expect(await node.invoice(hash)).to.deep.equal({ state: "open" });
      expect(await lightning.payFromElsewhere(hash)).to.equal(true);
      const paid = { state: "paid", receivedMillisatoshi: 2_500_000n };
      expect(await node.invoice(hash)).to.deep.equal(paid);
      expect(await node.invoice(hash)).to.deep.equal(paid);
    });

    it("reads nothing in what is no invoice, or was changed", async () => {
      const { invoice } = await made();
      expect(await node.read("lnbcrt1nothing")).to.equal(undefined);
      const last = invoice.endsWith("q") ? "p" : "q";
      expect(await node.read(invoice.slice(0, -1) + last)).to.equal(undefined);
    });

    it("pays an invoice once, shows it, and says what it took", async () => {
      const invoice = await lightning.invoiceElsewhere(30_000n);
      const { hash } = (await node.read(invoice))!;
      expect(await node.track(hash)).to.equal(undefined);
      const before = (await node.health()).channels[0]!.local;
      await node.pay({ invoice, hash, mostFeeSatoshi: 300n });
      const outcome = (await node.track(hash))!;
      if (outcome.state !== "paid") throw new Error(`It is ${outcome.state}`);
      expect(isPreimage(outcome.preimage, hash)).to.equal(true);
      expect(outcome.feeMillisatoshi <= 300_000n).to.equal(true);
      await node.pay({ invoice, hash, mostFeeSatoshi: 300n }).catch(() => undefined);
      const spent = before - (await node.health()).channels[0]!.local;
      expect(spent).to.equal(30_000n + (outcome.feeMillisatoshi + 999n) / 1_000n);
      expect(await node.track(hash)).to.deep.equal(outcome);
    });

    it("finds no way to a fee that is too low, nor to more than it has", async () => {
      for (const [satoshi, mostFeeSatoshi] of [
        [30_000n, 0n],
        [50_000_000n, 1_000_000n],
      ] as const) {
        const invoice = await lightning.invoiceElsewhere(satoshi);
        const { hash } = (await node.read(invoice))!;
        await node.pay({ invoice, hash, mostFeeSatoshi });
        expect(await node.track(hash)).to.deep.equal({ state: "failed" });
      }
    });

    it("says how its channels are", async () => {
      const { isSynced, network, channels } = await node.health();
      expect({ isSynced, network }).to.deep.equal({ isSynced: true, network: "regtest" });
      const [{ isActive, capacity, local, remote } = { local: 0n, remote: 0n }] = channels;
      expect(isActive).to.equal(true);
      expect(local + remote).to.equal(capacity);
    });
  });
}
