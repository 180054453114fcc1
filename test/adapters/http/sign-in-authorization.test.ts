import { expect } from "chai";
import { caughtUp } from "../../support/caught-up.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

interface Waiting {
  readonly id: string;
  readonly askedAt: string;
  readonly until: string;
}

describe("a sign-in that waits for another device", () => {
  let app: TestApp;
  let count = 0;
  let name: string;
  let owner: Visitor;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    await app.database.query("DELETE FROM attempt");
    count += 1;
    name = `asked_${count}`;
    owner = await Visitor.of(app.url);
    await owner.register(name);
    await owner.must("changeSettings", { body: { confirmsNewDevices: true } });
  });

  const device = () => Visitor.of(app.url);
  const signIn = (visitor: Visitor, password = passwordOf(name)) =>
    visitor.call("logIn", { body: { login: name, password } });
  const waiting = async (visitor = owner): Promise<readonly Waiting[]> =>
    (await visitor.must("listAuthorizations")).data;
  const answer = (id: string, said: string, visitor = owner) =>
    visitor.call("answerAuthorization", { parameters: { id }, body: { answer: said } });
  const stateOf = async (visitor: Visitor) =>
    ((await visitor.must("viewAuthorization")).data as { state: string }).state;
  /** The id of the only one that waits. */
  const asked = async (): Promise<string> => {
    const all = await waiting();
    expect(all).to.have.length(1);
    return all[0]?.id ?? "";
  };
  const later = (seconds: number) =>
    app.database.query(
      "UPDATE sign_in_authorization SET asked_at = asked_at - make_interval(secs => $1)",
      [seconds],
    );
  const isLogged = async (visitor: Visitor) => {
    await visitor.openPage();
    return ((await visitor.must("getCurrentUser")).data as { isLogged: boolean }).isLogged;
  };

  it("goes on once it is approved, and uses the approval up", async () => {
    const phone = await device();
    expect(await signIn(phone)).to.include({ status: 403, code: "authorization_pending" });
    expect(await isLogged(phone)).to.equal(false);
    expect(await stateOf(phone)).to.equal("pending");
    const [told] = await waiting();
    expect(Date.parse(told?.until ?? "") - Date.parse(told?.askedAt ?? "")).to.equal(600_000);
    expect((await answer(await asked(), "approved")).status).to.equal(200);
    expect(await waiting()).to.deep.equal([]);
    expect(await stateOf(phone)).to.equal("approved");
    expect((await signIn(phone)).status).to.equal(200);
    expect(await isLogged(phone)).to.equal(true);
    expect(await app.database.query("SELECT FROM sign_in_authorization")).to.deep.equal([]);
    // From now on the account knows it.
    await phone.must("logOut");
    await phone.openPage();
    expect((await signIn(phone)).status).to.equal(200);
  });

  it("ends every other session once it is denied", async () => {
    const tablet = await device();
    await signIn(tablet);
    await answer(await asked(), "approved");
    await signIn(tablet);
    const thief = await device();
    await signIn(thief);
    expect((await answer(await asked(), "denied")).status).to.equal(200);
    expect(await stateOf(thief)).to.equal("denied");
    expect((await signIn(thief)).code).to.equal("authorization_denied");
    expect([await isLogged(owner), await isLogged(tablet)]).to.deep.equal([true, false]);
    const metrics = await (await fetch(new URL("/metrics", app.url))).text();
    expect(metrics).to.include('peerhold_security_events_total{name="sign_in_denied"} 1');
  });

  it("asks nobody with a wrong password, and none but its owner", async () => {
    const phone = await device();
    expect((await signIn(phone, "not this one")).code).to.equal("wrong_credentials");
    expect((await phone.call("viewAuthorization")).status).to.equal(404);
    expect(await waiting()).to.deep.equal([]);
    await signIn(phone);
    const other = await device();
    await other.register(`other_${count}`);
    expect(await waiting(other)).to.deep.equal([]);
    const id = await asked();
    expect(await answer(id, "approved", other)).to.include({ status: 404, code: "not_found" });
    expect(await stateOf(phone)).to.equal("pending");
  });

  it("counts for ten minutes, answered once, on the device that asked", async () => {
    const phone = await device();
    await signIn(phone);
    const id = await asked();
    const [first, second] = await Promise.all([answer(id, "approved"), answer(id, "denied")]);
    expect([first.status, second.status]).to.have.members([200, 409]);
    const state = await stateOf(phone);
    expect(state).to.equal(first.status === 200 ? "approved" : "denied");
    await later(600);
    expect(await stateOf(phone)).to.equal("expired");
    expect((await signIn(phone)).code).to.equal("authorization_pending");
    await answer(await asked(), "approved");
    const elsewhere = await device();
    expect((await signIn(elsewhere)).code).to.equal("authorization_pending");
    await later(600);
    expect((await answer(id, "approved")).code).to.equal("not_found");
    expect((await signIn(phone)).code).to.equal("authorization_pending");
  });

  it("is asked for by three devices at most", async () => {
    for (let each = 0; each < 3; each += 1) await signIn(await device());
    expect((await signIn(await device())).code).to.equal("authorization_limit");
    expect(await waiting()).to.have.length(3);
  });

  it("needs no answer where the owner is signed in nowhere", async () => {
    await owner.must("logOut");
    const phone = await device();
    expect((await signIn(phone)).status).to.equal(200);
  });

  it("is a notice for its owner", async () => {
    await signIn(await device());
    await caughtUp(app.database, "notices");
    const { data } = await owner.must("listNotices");
    const events = (data as readonly { event: string }[]).map(({ event }) => event);
    expect(events).to.deep.equal(["sign_in_asked"]);
  });

  it("of a program without cookies waits as well", async () => {
    const program = await fetch(new URL("/rest/v1/auth/login", app.url), {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Requested-With": "program" },
      body: JSON.stringify({ login: name, password: passwordOf(name) }),
    });
    expect(program.status).to.equal(403);
    expect(program.headers.get("set-cookie") ?? "").to.not.include("__Host-session");
  });
});
