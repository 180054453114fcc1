import { expect } from "chai";
import { describeLightningNode } from "../../support/lightning-node-contract.ts";
import { memoryLightning } from "../../support/memory-lightning.ts";

const start = 1_790_000_000_000;

describe("the embedded Lightning", () => {
  describeLightningNode(async () => memoryLightning(() => start));

  it("neither pays nor is paid after an invoice ran out", async () => {
    let now = start;
    const { node, ...elsewhere } = memoryLightning(() => now);
    const ours = await node.createInvoice({ satoshi: 5n, description: "", expirySeconds: 600 });
    const invoice = await elsewhere.invoiceElsewhere(100n);
    const { hash } = (await node.read(invoice))!;
    now += 600_000;
    expect(await elsewhere.payFromElsewhere(ours.hash)).to.equal(false);
    expect(await node.invoice(ours.hash)).to.deep.equal({ state: "gone" });
    await node.pay({ invoice, hash, mostFeeSatoshi: 10n });
    expect(await node.track(hash)).to.equal(undefined);
  });

  it("finds no way to itself", async () => {
    const { node } = memoryLightning(() => start);
    const own = await node.createInvoice({ satoshi: 5n, description: "", expirySeconds: 600 });
    await node.pay({ ...own, mostFeeSatoshi: 10n });
    expect(await node.track(own.hash)).to.deep.equal({ state: "failed" });
  });
});
