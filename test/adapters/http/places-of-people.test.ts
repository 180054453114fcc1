import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import type { PolicyView } from "../../../src/adapters/http/contract/admin/policy.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

const lisbon = "203.0.113.7";
const lagos = "198.51.100.7";
const rented = "198.51.100.200";
const blocked = "192.0.2.9";

const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

describe("where people come from, over HTTP", () => {
  let folder: string;
  let app: TestApp;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "places-"));
    const files = {
      ADDRESS_COUNTRIES_FILE: join(folder, "countries.csv"),
      HOSTING_NETWORKS_FILE: join(folder, "hosting.txt"),
    };
    const ranges = ["198.51.100.0,198.51.100.255,NG", "203.0.113.0,203.0.113.255,PT"];
    await writeFile(files.ADDRESS_COUNTRIES_FILE, ranges.join("\n"));
    await writeFile(files.HOSTING_NETWORKS_FILE, "198.51.100.128/25");
    const settings = { TRUSTED_PROXIES: "127.0.0.1", BLOCKED_NETWORKS: "192.0.2.0/24" };
    app = await startTestApp({ DEMO: "1", ...files, ...settings });
  });
  after(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  const signedIn = async (login: string, address: string) => {
    const visitor = await Visitor.of(app.url);
    await visitor.must("logIn", { body: { login, password: demoPassword }, ...from(address) });
    await visitor.openPage();
    return visitor;
  };

  it("is in the list of their sessions, and its country in their profile", async () => {
    const ana = await signedIn("ana_lima", lisbon);
    await signedIn("ana_lima", lagos);
    const sessions: readonly { country: string | null }[] = (await ana.must("listSessions")).data;
    expect(sessions.map(({ country }) => country)).to.include.members(["PT", "NG"]);
    const parameters = { username: "ana_lima" };
    const { data } = await ana.must("viewProfileByName", { parameters });
    expect(data).to.include({ ipLocation: "NG" });
  });

  it("suggests a currency to a new account, and a country to who has said none", async () => {
    const visitor = await Visitor.of(app.url);
    const body = { username: "Marta", email: "marta@example.org", password: passwordOf("Marta") };
    await visitor.must("register", { body, ...from(lisbon) });
    await visitor.openPage();
    const { data } = await visitor.must("viewSettings");
    expect(data).to.include({ country: null, guessedCountry: "PT", fiatCurrencyCode: "EUR" });
    expect((await visitor.must("getCurrentUser")).data).to.include({ locationCurrency: "EUR" });
  });

  it("keeps who uses a VPN from offers whose owner refuses them", async () => {
    const ana = await signedIn("ana_lima", lisbon);
    const [offer] = (await ana.must("listMyOffers", { query: { type: "sell" } })).data as readonly {
      readonly idHashed: string;
    }[];
    const id = offer?.idHashed ?? "";
    await app.database.query("UPDATE offer SET without_vpn = true WHERE id = $1", [id]);
    const codeFor = async (address: string) => {
      const bruno = await signedIn("bruno_costa", address);
      const { data } = await bruno.must("viewOffer", { parameters: { id } });
      return (data as { notTakeableCode: string | null }).notTakeableCode;
    };
    expect(await codeFor(rented)).to.equal("vpn_not_allowed");
    expect(await codeFor(lisbon)).to.not.equal("vpn_not_allowed");
  });

  it("lets nobody in from a blocked network, but to withdraw", async () => {
    const stranger = await Visitor.of(app.url);
    const sent = from(blocked);
    expect(await stranger.call("listOffers", { query: { type: "buy" }, ...sent })).to.include({
      status: 403,
      code: "ip_blocked",
    });
    expect(await stranger.call("register", { body: {}, ...sent })).to.include({
      code: "ip_blocked",
    });
    const ana = await signedIn("ana_lima", blocked);
    await ana.must("getBalances", sent);
    const send = { asset: "BTC", amount: "0.001", to: { username: "bruno_costa" } };
    expect((await ana.call("quoteSend", { body: send, ...sent })).code).to.not.equal("ip_blocked");
    expect(await ana.call("useFaucet", { body: {}, ...sent })).to.include({ code: "ip_blocked" });
    expect(await ana.call("useFaucet", { body: {} })).to.not.include({ code: "ip_blocked" });
  });

  it("leads pages from there to the one that says why", async () => {
    const page = (path: string, address: string) =>
      fetch(app.url + path, {
        headers: { accept: "text/html", ...from(address).headers },
        redirect: "manual",
      });
    for (const path of ["/", "/buy/bitcoin", "/register"]) {
      const { status, headers } = await page(path, blocked);
      expect([status, headers.get("location")], path).to.deep.equal([302, "/blocked"]);
    }
    for (const path of ["/blocked", "/login"]) {
      expect((await page(path, blocked)).status, path).to.equal(200);
    }
    expect((await page("/register", lisbon)).status).to.equal(200);
  });

  it("puts who registers there in a group that needs an ID first, where the operator says so", async () => {
    const ada = await StaffVisitor.ofDemo(app.adminUrl, "ada_admin");
    const { version }: PolicyView = (await ada.must("viewPolicy")).data;
    const patch = { start: { idFirstCountries: { NG: true } } };
    await ada.must("changePolicy", { body: { patch, version, reason: "Tested." } });
    const groupOf = async (username: string, address: string) => {
      const visitor = await Visitor.of(app.url);
      const email = `${username}@example.org`;
      const body = { username, email, password: passwordOf(username) };
      await visitor.must("register", { body, ...from(address) });
      await visitor.openPage();
      return (await visitor.must("getCurrentUser")).data as { registrationGroup: number };
    };
    expect(await groupOf("Ngozi", lagos)).to.include({ registrationGroup: 1 });
    expect(await groupOf("Nuno", lisbon)).to.include({ registrationGroup: 2 });
  });

  it("counts as blocked in countries where nobody trades", async () => {
    const stranger = await Visitor.of(app.url);
    const ada = await StaffVisitor.ofDemo(app.adminUrl, "ada_admin");
    const watch = async (watchedCountries: object) => {
      const { version }: PolicyView = (await ada.must("viewPolicy")).data;
      const body = { patch: { start: { watchedCountries } }, version, reason: "Tested." };
      await ada.must("changePolicy", { body });
    };
    const code = async () => (await stranger.call("listTags", from(lagos))).code;
    expect(await code()).to.equal(undefined);
    await watch({ NG: true });
    expect(await code()).to.equal("ip_blocked");
    expect((await stranger.call("listTags", from(lisbon))).code).to.equal(undefined);
    await watch({ NG: false });
    expect(await code()).to.equal(undefined);
  });
});
