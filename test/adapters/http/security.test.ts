import { expect } from "chai";
import type { SessionView } from "../../../src/adapters/http/contract/account/security.ts";
import { faultsOf } from "../../support/offer-owners.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const newPassword = "another horse of the course";

describe("security over HTTP", () => {
  let app: TestApp;
  let count = 0;
  let name: string;
  let here: Visitor;
  let there: Visitor;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    await app.database.query("DELETE FROM attempt");
    count += 1;
    name = `person_${count}x`;
    here = await Visitor.of(app.url);
    await here.register(name);
    there = await signIn(passwordOf(name));
  });

  async function signIn(password: string, agent = firefox): Promise<Visitor> {
    const visitor = await Visitor.of(app.url);
    const headers = { "user-agent": agent };
    await visitor.must("logIn", { body: { login: name, password }, headers });
    await visitor.openPage();
    return visitor;
  }

  const sessions = async (who: Visitor): Promise<readonly SessionView[]> =>
    (await who.must("listSessions")).data;
  const isSignedIn = async (who: Visitor) =>
    ((await who.must("getCurrentUser")).data as { isLogged: boolean }).isLogged;
  const change = (who: Visitor, current_password: string, new_password: string) =>
    who.call("changePassword", { body: { current_password, new_password } });

  describe("sessions", () => {
    it("are listed with their device, this one marked, without any secret", async () => {
      const told = await here.must("listSessions");
      const mine = told.data as readonly SessionView[];
      expect(mine.map(({ isThis }) => isThis)).to.deep.equal([true, false]);
      expect(mine[1]).to.include({ browser: "Firefox", system: "Linux" });
      expect((await sessions(there)).find(({ isThis }) => isThis)?.id).to.equal(mine[1]?.id);
      const secret = /__Host-session=([^;]+)/.exec(here.cookie)?.[1] ?? "?";
      expect(JSON.stringify(told.body)).to.not.include(secret);
      const rows = await app.database.query<{ address: string }>(
        `SELECT session.address FROM session JOIN trader ON trader.id = session.trader_id
          WHERE trader.username = $1`,
        [name],
      );
      expect(rows.map(({ address }) => address)).to.deep.equal(["127.0.0.1", "127.0.0.1"]);
    });

    it("end one by one, at once, and stay ended", async () => {
      const other = (await sessions(here)).find(({ isThis }) => !isThis)!;
      const asked = { parameters: { id: other.id }, body: { password: passwordOf(name) } };
      const left = await here.must("endSession", asked);
      expect((left.data as readonly SessionView[]).map(({ isThis }) => isThis)).to.deep.equal([
        true,
      ]);
      expect(await isSignedIn(there)).to.equal(false);
      expect(await isSignedIn(here)).to.equal(true);
      expect(await here.call("endSession", asked)).to.include({ status: 404 });
    });

    it("all end but the one that asks", async () => {
      const third = await signIn(passwordOf(name));
      await here.must("endOtherSessions", { body: { password: passwordOf(name) } });
      expect(await Promise.all([here, there, third].map(isSignedIn))).to.deep.equal([
        true,
        false,
        false,
      ]);
    });

    it("other than this one end only for who proves with the password that they are theirs", async () => {
      const all = await sessions(here);
      const other = { id: all.find(({ isThis }) => !isThis)?.id ?? "" };
      for (const send of [
        (body?: object) => here.call("endOtherSessions", { ...(body && { body }) }),
        (body?: object) => here.call("endSession", { parameters: other, ...(body && { body }) }),
      ]) {
        expect(await send()).to.include({ status: 403, code: "proof_needed" });
        const wrong = await send({ password: "not this one" });
        expect(wrong).to.include({ status: 401, code: "wrong_credentials" });
      }
      expect(await isSignedIn(there)).to.equal(true);
      const attempts = Array.from({ length: 8 }, (_, at) =>
        here.call("endOtherSessions", { body: { password: `not this one ${at}` } }),
      );
      const codes = (await Promise.all(attempts)).map(({ code }) => code);
      expect(codes).to.include("rate_limited");
      expect(await isSignedIn(there)).to.equal(true);
      const own = { id: all.find(({ isThis }) => isThis)?.id ?? "" };
      await here.call("endSession", { parameters: own });
      expect(await isSignedIn(here)).to.equal(false);
    });

    it("of somebody else are neither seen nor ended", async () => {
      const stranger = await Visitor.of(app.url);
      await stranger.register(`stranger_${count}x`);
      const [theirs] = await sessions(here);
      expect((await sessions(stranger)).map(({ id }) => id)).to.not.include(theirs!.id);
      for (const id of [theirs!.id, "no-uuid", "00000000-0000-0000-0000-000000000000"]) {
        const told = await stranger.call("endSession", { parameters: { id } });
        expect(told).to.include({ status: 404, code: "not_found" });
      }
      const body = { password: passwordOf(`stranger_${count}x`) };
      await stranger.must("endOtherSessions", { body });
      expect(await isSignedIn(here)).to.equal(true);
    });

    it("are nobody's who is not signed in", async () => {
      const nobody = await Visitor.of(app.url);
      const parameters = { id: "unknown1234" };
      expect(await nobody.call("listSessions")).to.include({ status: 401 });
      expect(await nobody.call("endSession", { parameters })).to.include({ status: 401 });
      expect(await nobody.call("endOtherSessions")).to.include({ status: 401 });
      expect(await change(nobody, "x", newPassword)).to.include({ status: 401 });
    });
  });

  describe("a change of the password", () => {
    it("signs out everywhere else, keeps this browser with a new secret, and only the new one signs in", async () => {
      const before = here.cookie;
      expect(await change(here, passwordOf(name), newPassword)).to.include({ status: 200 });
      expect(here.cookie).to.not.equal(before);
      expect(await isSignedIn(here)).to.equal(true);
      expect(await isSignedIn(there)).to.equal(false);
      const replay = await fetch(`${app.url}/rest/v1/users/current_user`, {
        headers: { cookie: before },
      });
      expect(await replay.json()).to.have.nested.property("data.isLogged", false);
      const visitor = await Visitor.of(app.url);
      const old = { login: name, password: passwordOf(name) };
      expect(await visitor.call("logIn", { body: old })).to.include({ code: "wrong_credentials" });
      await signIn(newPassword);
    });

    it("asks for the current one, and after five wrong ones for patience", async () => {
      for (let tries = 0; tries < 5; tries += 1) {
        const told = await change(here, "not the password", newPassword);
        expect(told).to.include({ status: 401, code: "wrong_credentials" });
      }
      const late = await change(here, passwordOf(name), newPassword);
      expect(late).to.include({ status: 429, code: "rate_limited" });
      expect(await isSignedIn(there)).to.equal(true);
    });

    it("follows the rules of the registration", async () => {
      for (const [password, fault] of [
        ["short", "password_too_short"],
        ["password123", "password_common"],
        [`${name}${name}`, "password_personal"],
        ["x".repeat(129), "password_too_long"],
      ] as const) {
        const told = await change(here, passwordOf(name), password);
        expect(told, fault).to.include({ status: 422, code: "validation" });
        expect(faultsOf(told)).to.deep.equal([`new_password ${fault}`]);
      }
      expect(await isSignedIn(there)).to.equal(true);
    });

    it("of several at once happens exactly once", async () => {
      const told = await Promise.all(
        ["one horse of the course", "two horses of the course"].map((next) =>
          change(here, passwordOf(name), next),
        ),
      );
      expect(told.filter(({ status }) => status === 200)).to.have.length(1);
    });
  });
});
