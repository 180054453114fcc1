import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { isPreimage } from "../../src/adapters/lightning/preimage.ts";
import type {
  InvoiceOutcome,
  LightningNode,
  PaymentOutcome,
} from "../../src/application/ports/lightning-node.ts";

/** A node, and somebody elsewhere who pays and is paid. */
export interface MovedLightning {
  readonly node: LightningNode;
  /** Whether somebody on the way takes a fee. */
  readonly hasFees: boolean;
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

    /** What came of it, once that is known: a node that runs needs a moment. */
    const settled = async (hash: string): Promise<PaymentOutcome | undefined> =>
      over(
        () => node.track(hash),
        (outcome) => outcome?.state !== "pending",
      );
    const paidInvoice = (hash: string): Promise<InvoiceOutcome> =>
      over(
        () => node.invoice(hash),
        ({ state }) => state !== "open",
      );

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
      expect(await paidInvoice(hash)).to.deep.equal(paid);
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
      const outcome = (await settled(hash))!;
      if (outcome.state !== "paid") throw new Error(`It is ${outcome.state}`);
      expect(isPreimage(outcome.preimage, hash)).to.equal(true);
      expect(outcome.feeMillisatoshi <= 300_000n).to.equal(true);
      await node.pay({ invoice, hash, mostFeeSatoshi: 300n }).catch(() => undefined);
      const whole = 30_000n + (outcome.feeMillisatoshi + 999n) / 1_000n;
      const spent = async () => before - (await node.health()).channels[0]!.local;
      expect(await over(spent, (units) => units >= whole)).to.equal(whole);
      expect(await node.track(hash)).to.deep.equal(outcome);
    });

    const fails = async (satoshi: bigint, mostFeeSatoshi: bigint) => {
      const invoice = await lightning.invoiceElsewhere(satoshi);
      const { hash } = (await node.read(invoice))!;
      await node.pay({ invoice, hash, mostFeeSatoshi });
      expect(await settled(hash)).to.deep.equal({ state: "failed" });
    };

    it("finds no way to more than it has", () => fails(50_000_000n, 1_000_000n));

    it("finds no way to a fee that is too low, or pays where there is none", async () => {
      if (lightning.hasFees) return fails(30_000n, 0n);
      const invoice = await lightning.invoiceElsewhere(30_000n);
      const { hash } = (await node.read(invoice))!;
      await node.pay({ invoice, hash, mostFeeSatoshi: 0n });
      expect(await settled(hash)).to.include({ state: "paid", feeMillisatoshi: 0n });
    });

    it("says how its channels are", async () => {
      const { isSynced, network, channels } = await node.health();
      expect({ isSynced, network }).to.deep.equal({ isSynced: true, network: "regtest" });
      const [{ isActive, capacity, local, remote } = { capacity: 0n, local: 0n, remote: 0n }] =
        channels;
      expect(isActive).to.equal(true);
      // The side that opened it may keep back what its transactions cost.
      expect(local > 0n && remote > 0n && local + remote <= capacity).to.equal(true);
    });
  });
}

const mostWaitMs = 30_000;

/** The first value that is final, or what it is when the wait is over. */
async function over<Value>(
  read: () => Promise<Value>,
  isFinal: (value: Value) => boolean,
): Promise<Value> {
  const end = performance.now() + mostWaitMs;
  let value = await read();
  while (!isFinal(value) && performance.now() < end) {
    await pause(100);
    value = await read();
  }
  return value;
}
