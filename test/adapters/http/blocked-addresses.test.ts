import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { BlockedAddressesView } from "../../../src/adapters/http/contract/admin/blocked-addresses.ts";
import type { SendView } from "../../../src/adapters/http/contract/send/send.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const password = "try the demo";
const address = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const ofProvider = "0x1da5821544e25c636c1417ba96ade4cf6d2f9b5a";
const reason = "It is on a list of sanctions.";

describe("blocked addresses", () => {
  let pair: TradingPair;
  let staff: StaffVisitor;
  let provider: Server;
  let isProviderSilent = false;
  before(async () => {
    provider = createServer((request, response) => {
      const isListed = request.url?.endsWith(ofProvider) === true;
      const identifications = isListed ? [{ category: "sanctions", name: "A list" }] : [];
      response
        .writeHead(isProviderSilent ? 500 : 200, { "Content-Type": "application/json" })
        .end(JSON.stringify({ identifications }));
    });
    await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
    const { port } = provider.address() as AddressInfo;
    const SCREENING_URL = `http://key@127.0.0.1:${port}`;
    pair = await TradingPair.open({ COOL_DOWNS: "1", SCREENING_URL });
    staff = await StaffVisitor.ofDemo(pair.app.adminUrl, "vera_super");
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
    provider.close().closeAllConnections();
  });

  const wanted = { crypto_currency_code: "BTC", address, amount: "50000" };
  const quote = (body: object = wanted) => pair.seller.call("quoteSend", { body });
  const send = () => pair.seller.call("sendCoins", { body: { ...wanted, password } });
  const block = (typed: string) =>
    staff.call("blockAddress", {
      body: { address: typed, category: "sanctions", name: "A list", reason },
    });
  const listed = async (q?: string): Promise<BlockedAddressesView> =>
    (await staff.must("viewBlockedAddresses", { query: q === undefined ? {} : { q } })).data;
  const unblock = (id: string) =>
    staff.call("unblockAddress", { parameters: { id }, body: { reason } });

  it("are paid nothing, in any spelling, from the moment that staff block them", async () => {
    expect((await quote()).status).to.equal(200);
    expect((await block(address.toUpperCase())).status).to.equal(200);
    expect((await quote()).code).to.equal("address_blocked");
    expect((await send()).code).to.equal("address_blocked");
    expect((await block(address)).code).to.equal("address_blocked_already");
    const { addresses, total, hasProvider } = await listed("QW508");
    expect({ total, hasProvider }).to.deep.equal({ total: 1, hasProvider: true });
    expect(addresses[0]).to.include({ address, category: "sanctions", by: "vera_super" });
    expect((await listed("%")).total).to.equal(0);
    const { id } = addresses[0]!;
    expect((await unblock(id)).status).to.equal(200);
    expect((await unblock(id)).status).to.equal(404);
    expect((await quote()).status).to.equal(200);
  });

  it("are kept by acts in the log, and a try to send there is a security event", async () => {
    const rows = await pair.app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE subject_kind = 'blocked-address' ORDER BY seq",
    );
    expect(rows.map(({ act }) => act)).to.deep.equal(["block-address", "unblock-address"]);
    const noted = () =>
      pair.app.database.query("SELECT id FROM security_event WHERE name = 'blocked_address'");
    const over = performance.now() + 30_000;
    while ((await noted()).length === 0) {
      if (performance.now() > over) throw new Error("No security event was kept");
      await pause(100);
    }
  });

  it("are not what is no address of a chain", async () => {
    for (const typed of ["ana_lima", "lnbc1", "0x12"]) {
      expect((await block(typed)).code, typed).to.equal("address_unknown");
    }
    expect((await listed()).total).to.equal(0);
  });

  it("stop a send that waits, and its owner has everything back", async () => {
    const held: SendView = (
      await pair.seller.must("sendCoins", { body: { ...wanted, amount: "60000", password } })
    ).data;
    await block(address);
    await pair.app.database.query(
      "UPDATE send SET held_until = clock_timestamp() - interval '1 s' WHERE id = $1",
      [held.id],
    );
    const stateOf = async () => {
      const all: readonly SendView[] = (await pair.seller.must("listSends")).data;
      return all.find(({ id }) => id === held.id)?.state;
    };
    const over = performance.now() + 60_000;
    while ((await stateOf()) !== "cancelled") {
      if (performance.now() > over) throw new Error("The worker did not do it within a minute");
      await pause(100);
    }
    const [first] = (await listed()).addresses;
    await unblock(first!.id);
  });

  it("are also those that the provider names; while it is silent nothing is sent", async () => {
    const usdt = { crypto_currency_code: "USDT", amount: "50000000" };
    expect((await quote({ ...usdt, address: ofProvider })).code).to.equal("address_blocked");
    isProviderSilent = true;
    expect((await quote()).code).to.equal("screening_unavailable");
    isProviderSilent = false;
    expect((await quote()).status).to.equal(200);
  });
});
