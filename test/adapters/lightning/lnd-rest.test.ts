import { expect } from "chai";
import { lndNode } from "../../../src/adapters/lightning/lnd-rest.ts";
import { describeLightningNode } from "../../support/lightning-node-contract.ts";
import { LndServer } from "../../support/lnd-server.ts";
import { memoryLightning } from "../../support/memory-lightning.ts";

const hash = "ab".repeat(32);

async function failureOf(act: Promise<unknown>): Promise<string> {
  return act.then(
    () => "none",
    (error: unknown) => (error as Error).message,
  );
}

describe("a node of LND", () => {
  describeLightningNode(async () => {
    const lightning = memoryLightning(() => 1_790_000_000_000);
    const server = await LndServer.open(lightning.node);
    const close = async () => server.close();
    return { ...lightning, node: lndNode(server.settings), close };
  });

  let server: LndServer;
  beforeEach(async () => {
    server = await LndServer.open(memoryLightning(() => 1_790_000_000_000).node);
  });
  afterEach(() => server.close());

  it("is told by an outcome that is not known that it goes on, and never that it failed", async () => {
    const node = lndNode(server.settings);
    for (const status of ["IN_FLIGHT", "INITIATED", "UNKNOWN", undefined]) {
      server.instead = { status: 200, body: { result: { status } }, isOpen: true };
      expect(await node.track(hash)).to.deep.equal({ state: "pending" });
    }
    server.instead = "cut";
    expect(await failureOf(node.track(hash))).not.to.equal("none");
    server.instead = { status: 500, body: { code: 2, message: "chain backend is down" } };
    expect(await failureOf(node.track(hash))).to.equal("LND: chain backend is down");
  });

  it("is asked for bytes as LND wants them in a path", async () => {
    await lndNode(server.settings).track("fb".repeat(32));
    expect(server.asked).to.deep.equal([
      "GET /v2/router/track/-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_s=",
    ]);
  });

  it("refuses a wrong macaroon", async () => {
    const node = lndNode({ ...server.settings, macaroon: "00" });
    expect(await failureOf(node.health())).to.include("verification failed");
  });

  it("makes and pays nothing on another network", async () => {
    server.network = "mainnet";
    const wanted = { satoshi: 1n, description: "", expirySeconds: 60 };
    const message = "The node is on main, and not on regtest";
    expect(await failureOf(lndNode(server.settings).createInvoice(wanted))).to.equal(message);
    const paid = lndNode(server.settings).pay({ invoice: "lnbcrt1", hash, mostFeeSatoshi: 1n });
    expect(await failureOf(paid)).to.equal(message);
  });

  it("believes no node that reads another amount, hash or payee in an invoice", async () => {
    const lightning = memoryLightning(() => 1_790_000_000_000);
    const invoice = await lightning.invoiceElsewhere(100n);
    const read = (await lightning.node.read(invoice))!;
    const right = { payment_hash: read.hash, destination: read.payee, num_msat: "100000" };
    const node = lndNode(server.settings);
    server.instead = { status: 200, body: right };
    expect(await node.read(invoice)).to.deep.equal(read);
    for (const lie of [{ num_msat: "100" }, { payment_hash: hash }, { destination: "02" }]) {
      server.instead = { status: 200, body: { ...right, ...lie } };
      expect(await failureOf(node.read(invoice))).to.include("reads something else");
    }
  });
});
