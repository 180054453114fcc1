import { expect } from "chai";
import { KeptMails } from "../../support/kept-mails.ts";
import { SoftAuthenticator } from "../../support/soft-authenticator.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

const next = "seven quiet lamps burn";

describe("a sign-in on a device that the account does not know", () => {
  let app: TestApp;
  let mails: KeptMails;
  before(async () => {
    mails = new KeptMails();
    app = await startTestApp({}, [mails.override]);
  });
  after(() => app.stop());

  const of = (username: string) => `${username}@example.org`;
  /** Has a confirmed address and is signed in. */
  const confirmed = async (username: string) => {
    const visitor = await Visitor.of(app.url);
    await visitor.register(username);
    const code = await mails.code(of(username));
    await visitor.must("verifyEmail", { body: { code } });
    return visitor;
  };
  const signIn = async (username: string, visitor?: Visitor, password = passwordOf(username)) => {
    const device = visitor ?? (await Visitor.of(app.url));
    const told = await device.call("logIn", { body: { login: username, password } });
    await device.openPage();
    return { device, told };
  };
  const deliveries = (username: string) =>
    app.database.query<{ state: string }>(
      `SELECT d.state FROM delivery d JOIN trader t ON t.id = d.trader_id
        WHERE t.username = $1 AND d.kind = 'new_device'`,
      [username],
    );
  const tokenIn = (text: string) => /\/recover\/not-me#([\w-]+)/.exec(text)?.[1] ?? "";
  const disown = async (token: string) => {
    const visitor = await Visitor.of(app.url);
    return visitor.call("disownSignIn", { body: { token } });
  };
  const isLogged = async (visitor: Visitor): Promise<boolean> =>
    ((await visitor.must("getCurrentUser")).data as { isLogged: boolean }).isLogged;

  it("is told by mail, with one link and no code", async () => {
    await confirmed("ana");
    await signIn("ana");
    const { text, subject } = await mails.await(of("ana"), 2);
    expect(subject).to.include("New sign-in");
    expect(text.match(/https?:\S+/g)).to.have.length(1);
    expect(text).to.not.match(/\b\d{6}\b/);
    expect(tokenIn(text)).to.not.equal("");
  });

  it("is no news where the account was signed in to before, nor at the registration", async () => {
    const bob = await confirmed("bob");
    await bob.must("logOut", {});
    await bob.openPage();
    const again = await signIn("bob", bob);
    expect(again.told.status).to.equal(200);
    expect(await deliveries("bob")).to.deep.equal([]);
  });

  it("that was not the owner's is thrown out at once, with whoever knows the password", async () => {
    const owner = await confirmed("cleo");
    const added = new SoftAuthenticator("http://localhost:0");
    const begun = await owner.must("beginPasskey", { body: { password: passwordOf("cleo") } });
    const { challenge } = begun.data as { challenge: string };
    await owner.must("addPasskey", { body: { name: "Phone", ...added.make(challenge) } });
    await owner.openPage();
    const { device: thief } = await signIn("cleo");
    const token = tokenIn((await mails.await(of("cleo"), 3)).text);
    const told = await disown(token);
    expect([told.status, told.data]).to.deep.equal([200, { redirectTo: "/recover/password" }]);
    expect([await isLogged(owner), await isLogged(thief)]).to.deep.equal([false, false]);
    expect((await signIn("cleo")).told.code).to.equal("wrong_credentials");
    expect(await app.database.query("SELECT FROM passkey")).to.deep.equal([]);
    const visitor = await Visitor.of(app.url);
    const body = { token, new_password: next };
    expect((await visitor.call("recover", { body })).status).to.equal(200);
    const { device, told: signedIn } = await signIn("cleo", undefined, next);
    expect(signedIn.status).to.equal(200);
    const { data } = await device.must("getCurrentUser");
    expect((data as { sendsHeldUntil: string | null }).sendsHeldUntil).to.not.equal(null);
    expect((await disown(token)).code, "a used link").to.equal("recovery_link_over");
  });

  it("is disowned by no link that is over, or never was one", async () => {
    await confirmed("dora");
    const { device } = await signIn("dora");
    const token = tokenIn((await mails.await(of("dora"), 2)).text);
    await app.database.query("UPDATE recovery_link SET expires_at = clock_timestamp()");
    expect((await disown(token)).code).to.equal("recovery_link_over");
    expect((await disown("x".repeat(43))).code).to.equal("recovery_link_over");
    expect(await isLogged(device)).to.equal(true);
  });

  it("is told to nobody whose address is not confirmed", async () => {
    const emil = await Visitor.of(app.url);
    await emil.register("emil");
    await signIn("emil");
    await mails.await(of("emil"));
    await confirmed("finn");
    await signIn("finn");
    // What came later was sent by now.
    await mails.await(of("finn"), 2);
    expect((await deliveries("emil")).map(({ state }) => state)).to.deep.equal(["dropped"]);
  });
});
