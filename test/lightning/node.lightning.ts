import { lndNode } from "../../src/adapters/lightning/lnd-rest.ts";
import type { LightningNode } from "../../src/application/ports/lightning-node.ts";
import { expect } from "chai";
import { describeLightningNode } from "../support/lightning-node-contract.ts";
import { StartedLightning } from "./started-lightning.ts";

describe("a started node of Lightning with the manners of LND", () => {
  let lightning: StartedLightning;
  before(async () => {
    lightning = await StartedLightning.start();
  });
  after(() => lightning.close());

  describeLightningNode(async () => {
    const lnd = lndNode(lightning.settings);
    const made = new Map<string, string>();
    const node: LightningNode = {
      ...lnd,
      async createInvoice(wanted) {
        const invoice = await lnd.createInvoice(wanted);
        made.set(invoice.hash, invoice.invoice);
        return invoice;
      },
    };
    return {
      node,
      // The channel leads straight to the other node.
      hasFees: false,
      payFromElsewhere: (hash) => lightning.pay(made.get(hash) ?? ""),
      invoiceElsewhere: (satoshi) => lightning.invoice(satoshi),
      close: () => Promise.resolve(),
    };
  });

  it("answers nobody with another macaroon", async () => {
    const stranger = lndNode({ ...lightning.settings, macaroon: "00" });
    const failure = await stranger.health().catch((error: unknown) => error);
    expect(String(failure)).to.include("verification failed");
  });

  it("is not used where another network is meant", async () => {
    const node = lndNode({ ...lightning.settings, network: "main" });
    const wanted = { satoshi: 5n, description: "", expirySeconds: 600 };
    const failure = await node.createInvoice(wanted).catch((error: unknown) => error);
    expect(String(failure)).to.include("The node is on regtest, and not on main");
  });
});
