import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import express from "express";
import { clientAddress } from "../../../src/adapters/http/inbound/account/client-address.ts";
import { trusting } from "../../../src/adapters/http/inbound/account/trusted-proxies.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";

/** The address that these tests call from. */
const here = "127.0.0.1";

describe("the address of a caller", () => {
  const servers: Server[] = [];
  after(() => servers.forEach((server) => server.close()));

  async function addressSeen(trusted: readonly string[], forwarded?: string): Promise<string> {
    const app = express();
    app.set("trust proxy", trusting(trusted));
    app.get("/", (request, response) => void response.send(clientAddress(request)));
    const server = createServer(app).listen(0, here);
    servers.push(server);
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const headers = { ...(forwarded !== undefined && { "x-forwarded-for": forwarded }) };
    return (await fetch(`http://${here}:${port}/`, { headers })).text();
  }

  const cases: readonly (readonly [
    name: string,
    trusted: readonly string[],
    forwarded: string | undefined,
    seen: string,
  ])[] = [
    ["is the connection's, where no proxy is trusted", [], "192.0.2.1", here],
    ["is the connection's, where it is no proxy's", ["10.0.0.0/8"], "192.0.2.1", here],
    ["is the connection's, where a proxy says nothing", [here], undefined, here],
    ["is what a trusted proxy says", [here], "192.0.2.1", "192.0.2.1"],
    [
      "is the right-most, whatever a caller wrote before",
      [here],
      "127.0.0.1, 10.0.0.9, 192.0.2.1",
      "192.0.2.1",
    ],
    [
      "is the right-most that is no proxy's",
      [here, "10.0.0.0/8"],
      "198.51.100.7, 192.0.2.1, 10.1.2.3",
      "192.0.2.1",
    ],
    ["is the connection's, where a proxy says nonsense", [here], "unknown", here],
    [
      "is the connection's, where a proxy says several things at once",
      [here],
      "192.0.2.1 198.51.100.7",
      here,
    ],
    ["has no port", [here], "192.0.2.1:4711", "192.0.2.1"],
    ["has no port in IPv6 either", [here], "[2001:db8:1:2:3:4:5:6]:4711", "2001:db8:1:2::/64"],
    ["is the network of an IPv6 address", [here], "2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
    [
      "is the same for another address of that network",
      [here],
      "2001:DB8:1:2::9",
      "2001:db8:1:2::/64",
    ],
    ["is another for the next network", [here], "2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["is of IPv4 where it is mapped", [here], "::ffff:192.0.2.1", "192.0.2.1"],
    ["is this machine's own", [here], "::1", "::1"],
  ];
  for (const [name, trusted, forwarded, seen] of cases) {
    it(`${name} (S42)`, async () => {
      expect(await addressSeen(trusted, forwarded)).to.equal(seen);
    });
  }

  it("is a proxy's by its address or network, in either family", () => {
    const isTrusted = trusting(["192.0.2.1", "10.0.0.0/8", "fd00::/8"]);
    expect(["192.0.2.1", "::ffff:10.9.9.9", "fd12::1"].map(isTrusted)).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect(["192.0.2.2", "11.0.0.1", "fe80::1", "unknown", ""].some(isTrusted)).to.equal(false);
  });
});

describe("limits behind a proxy that is trusted", () => {
  let app: TestApp;
  let visitor: Visitor;
  before(async () => {
    app = await startTestApp({ DEMO: "1", TRUSTED_PROXIES: here });
    visitor = await Visitor.of(app.url);
  });
  after(() => app.stop());

  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

  it("count wrong passwords for each caller, and not for the owner at home", async () => {
    const wrong = { body: { login: "ana_lima", password: "wrong password" } };
    for (let count = 0; count < 5; count += 1) {
      const forged = from(`203.0.113.${count}, 192.0.2.66`);
      expect(await visitor.call("logIn", { ...wrong, ...forged })).to.include({ status: 401 });
    }
    const sixth = await visitor.call("logIn", { ...wrong, ...from("203.0.113.9, 192.0.2.66") });
    expect(sixth).to.include({ status: 428 });
    expect(await visitor.call("logIn", { ...wrong, ...from("198.51.100.1") })).to.include({
      status: 401,
    });
  });

  it("count a network of IPv6 as one caller", async () => {
    const wrong = { body: { login: "bruno_costa", password: "wrong password" } };
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      const told = await visitor.call("logIn", { ...wrong, ...from(`2001:db8:0:7::${count}`) });
      statuses.push(told.status);
    }
    expect(statuses).to.deep.equal([401, 401, 401, 401, 401, 428]);
  });

  it("count new accounts for each caller", async () => {
    for (let count = 0; count < 11; count += 1) {
      const username = `Newcomer_${count}`;
      const body = { username, email: `${username}@example.org`, password: passwordOf(username) };
      const told = await visitor.call("register", { body, ...from(`192.0.2.${count}`) });
      expect(told).to.include({ status: 200 });
      await visitor.openPage();
    }
  });

  it("count staff's wrong passwords for each caller as well", async () => {
    const staff = await StaffVisitor.of(app.adminUrl);
    const wrong = (address: string) =>
      staff.call("logInStaff", {
        body: { username: "nia_mod", password: "wrong password" },
        ...from(address),
      });
    for (let count = 0; count < 5; count += 1) {
      expect(await wrong("192.0.2.66")).to.include({ status: 401 });
    }
    expect(await wrong("192.0.2.66")).to.include({ status: 428 });
    expect(await wrong("198.51.100.1")).to.include({ status: 401 });
  });

  it("keep the address of the caller with the session", async () => {
    await app.database.query("DELETE FROM session");
    const home = await Visitor.of(app.url);
    await home.register("Faraway");
    const again = { login: "Faraway", password: passwordOf("Faraway") };
    await home.must("logIn", { body: again, ...from("2001:db8:9:9:1::1") });
    const addresses = await app.database.query("SELECT DISTINCT address FROM session ORDER BY 1");
    expect(addresses).to.deep.equal([{ address: here }, { address: "2001:db8:9:9::/64" }]);
  });
});
