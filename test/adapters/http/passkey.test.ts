import { expect } from "chai";
import type {
  AskedPasskeyBody,
  PasskeyBody,
  PasskeyToMakeBody,
} from "../../../src/adapters/http/contract/passkey/passkey.ts";
import { SoftAuthenticator } from "../../support/soft-authenticator.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

/** Where the pages of an application on any free port are, by its settings. */
const origin = "http://localhost:0";

describe("passkeys over HTTP", () => {
  let app: TestApp;
  let count = 0;
  let name: string;
  let here: Visitor;
  let device: SoftAuthenticator;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());
  beforeEach(async () => {
    await app.database.query("DELETE FROM attempt");
    count += 1;
    name = `key_${count}x`;
    here = await Visitor.of(app.url);
    await here.register(name);
    device = new SoftAuthenticator(origin);
  });

  const begin = async (body: object = { password: passwordOf(name) }) =>
    (await here.must("beginPasskey", { body })).data as PasskeyToMakeBody;

  async function add(key = device, label = "Phone"): Promise<void> {
    const { challenge } = await begin();
    await here.must("addPasskey", { body: { name: label, ...key.make(challenge) } });
    // The session has a new secret.
    await here.openPage();
  }

  const list = async () => (await here.must("listPasskeys")).data as readonly PasskeyBody[];
  const challengeFor = async (who: Visitor) =>
    ((await who.must("askPasskeySignIn")).data as AskedPasskeyBody).challenge;
  const proofChallenge = async () =>
    ((await here.must("askPasskeyProof")).data as AskedPasskeyBody).challenge;

  it("are added with the password, listed, renamed and removed", async () => {
    expect((await here.call("beginPasskey", { body: {} })).code).to.equal("proof_needed");
    const wrong = await here.call("beginPasskey", { body: { password: "not this one" } });
    expect(wrong.code).to.equal("wrong_credentials");
    await add();
    await add(new SoftAuthenticator(origin), "Key ring");
    const [phone, ring] = await list();
    expect([phone?.name, ring?.name]).to.deep.equal(["Phone", "Key ring"]);
    const id = phone?.id ?? "";
    await here.must("renamePasskey", { parameters: { id }, body: { name: "Old phone" } });
    const unproven = await here.call("removePasskey", { parameters: { id }, body: {} });
    expect(unproven.code).to.equal("proof_needed");
    expect((await list()).map((each) => each.name)).to.deep.equal(["Old phone", "Key ring"]);
    const body = { password: passwordOf(name) };
    await here.must("removePasskey", { parameters: { id }, body });
    await here.openPage();
    expect((await list()).map((each) => each.name)).to.deep.equal(["Key ring"]);
  });

  it("end all other sessions, hold sales, and are told to the owner", async () => {
    const other = await Visitor.of(app.url);
    await other.must("logIn", { body: { login: name, password: passwordOf(name) } });
    await add();
    expect((await other.call("listPasskeys")).status).to.equal(401);
    const held = (await here.must("viewTwoFactor")).data as { heldUntil: string | null };
    expect(held.heldUntil).to.be.a("string");
    const [told] = await app.database.query<{ count: string }>(
      `SELECT count(*) FROM delivery
        WHERE kind = 'passkey_added' AND trader_id = (SELECT id FROM trader WHERE username = $1)`,
      [name],
    );
    expect(told?.count).to.equal("1");
  });

  it("sign in without a name, as with a second factor", async () => {
    await add();
    const there = await Visitor.of(app.url);
    const body = device.sign(await challengeFor(there));
    const told = await there.must("signInWithPasskey", { body });
    expect(told.data).to.deep.equal({ username: name, redirectTo: "/dashboard" });
    const sessions = await app.database.query<{ with_factor: boolean }>(
      `SELECT with_factor FROM session
        WHERE trader_id = (SELECT id FROM trader WHERE username = $1)
        ORDER BY started_at DESC LIMIT 1`,
      [name],
    );
    expect(sessions).to.deep.equal([{ with_factor: true }]);
  });

  it("take each answer once, also at the same moment", async () => {
    await add();
    const there = await Visitor.of(app.url);
    const body = device.sign(await challengeFor(there));
    const tries = await Promise.all([1, 2, 3].map(() => there.call("signInWithPasskey", { body })));
    expect(tries.filter(({ status }) => status === 200)).to.have.length(1);
  });

  it("refuse a wrong origin, a wrong host, and a person who was not verified", async () => {
    await add();
    const there = await Visitor.of(app.url);
    for (const signing of [
      { origin: "https://peerh0ld.example" },
      { host: "peerh0ld.example" },
      { isVerified: false },
    ]) {
      const body = device.sign(await challengeFor(there), signing);
      const told = await there.call("signInWithPasskey", { body });
      expect(told.code, JSON.stringify(signing)).to.equal("wrong_passkey");
    }
    expect(there.cookie).to.not.include("__Host-session");
    const { challenge } = await begin();
    const made = new SoftAuthenticator(origin).make(challenge, { origin: "https://other.example" });
    const told = await here.call("addPasskey", { body: { name: "Phone", ...made } });
    expect(told.code).to.equal("wrong_passkey");
  });

  it("refuse challenges of another browser, another purpose, or none of ours", async () => {
    await add();
    const there = await Visitor.of(app.url);
    const elsewhere = await Visitor.of(app.url);
    for (const challenge of [
      await challengeFor(elsewhere),
      await proofChallenge(),
      (await begin()).challenge,
      Buffer.alloc(42).toString("base64url"),
    ]) {
      const told = await there.call("signInWithPasskey", { body: device.sign(challenge) });
      expect(told.code).to.equal("wrong_passkey");
    }
  });

  it("refuse a counter that stands still or goes back", async () => {
    await add();
    const signIn = async (counter: number) => {
      const there = await Visitor.of(app.url);
      const body = device.sign(await challengeFor(there), { counter });
      return (await there.call("signInWithPasskey", { body })).status;
    };
    expect(await signIn(5)).to.equal(200);
    expect(await signIn(5)).to.equal(403);
    expect(await signIn(4)).to.equal(403);
    expect(await signIn(6)).to.equal(200);
  });

  it("prove who somebody is, in place of the password, and nobody else", async () => {
    await add();
    const [passkey] = await list();
    const id = passkey?.id ?? "";
    const remove = (body: object) => here.call("removePasskey", { parameters: { id }, body });
    const stranger = new SoftAuthenticator(origin);
    const owner = here;
    const ownName = name;
    name = `other_${count}x`;
    here = await Visitor.of(app.url);
    await here.register(name);
    await add(stranger);
    here = owner;
    name = ownName;
    const foreign = await remove({ passkey: stranger.sign(await proofChallenge()) });
    expect(foreign.code).to.equal("wrong_passkey");
    const forged = { ...stranger.sign(await proofChallenge()), credentialId: "" };
    const asOwner = { ...forged, credentialId: device.id.toString("base64url") };
    expect((await remove({ passkey: asOwner })).code).to.equal("wrong_passkey");
    expect((await remove({ passkey: device.sign(await proofChallenge()) })).status).to.equal(200);
  });

  it("are refused after five wrong answers from one address", async () => {
    await add();
    const there = await Visitor.of(app.url);
    for (let tries = 0; tries < 5; tries += 1) {
      const body = device.sign(await challengeFor(there), { isVerified: false });
      await there.call("signInWithPasskey", { body });
    }
    const body = device.sign(await challengeFor(there));
    expect((await there.call("signInWithPasskey", { body })).code).to.equal("rate_limited");
  });

  it("open no account that is banned", async () => {
    await add();
    const there = await Visitor.of(app.url);
    await app.database.query(
      `INSERT INTO account_state (id, trader_id, state, reason, begun_at, begun_by, begun_role)
       SELECT 'locked01', trader.id, 'banned', 'test', clock_timestamp(), staff.id, 'admin'
         FROM trader, staff WHERE trader.username = $1 AND staff.username = 'ben_admin'`,
      [name],
    );
    const body = device.sign(await challengeFor(there));
    expect((await there.call("signInWithPasskey", { body })).code).to.equal("account_banned");
  });

  it("are at most 20, each once", async () => {
    await add();
    await app.database.query(
      `INSERT INTO passkey (id, trader_id, credential_id, public_key, counter, transports, name, added_at)
       SELECT 'filler-' || trader_id || n, trader_id, credential_id || n, public_key, 0, '{}', 'x', added_at
         FROM passkey, generate_series(1, 18) n
        WHERE trader_id = (SELECT id FROM trader WHERE username = $1)`,
      [name],
    );
    const again = await begin();
    const twice = await here.call("addPasskey", {
      body: { name: "Phone", ...device.make(again.challenge) },
    });
    expect(twice.code).to.equal("too_many_passkeys");
    await add(new SoftAuthenticator(origin));
    const full = await here.call("beginPasskey", { body: { password: passwordOf(name) } });
    expect(full.code).to.equal("too_many_passkeys");
  });
});
