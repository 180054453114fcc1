import { expect } from "chai";
import type { AdminBodyOf } from "../../../../src/adapters/http/client/admin-client.ts";
import type { AdminContracts } from "../../../../src/adapters/http/contract/admin/admin-routes.ts";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import { SoftAuthenticator } from "../../../support/soft-authenticator.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../../support/test-app.ts";
import { Visitor } from "../../../support/visitor.ts";

type Passkeys = AdminBodyOf<"listStaffPasskeys">;

/** Where the pages of a console on any free port are, by its settings. */
const origin = "http://localhost:0";

describe("passkeys of staff", () => {
  let app: TestApp;
  let here: StaffVisitor;
  let device: SoftAuthenticator;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());
  beforeEach(async () => {
    await app.database.query("DELETE FROM attempt");
    await app.database.query("DELETE FROM staff_passkey");
    await app.database.query("UPDATE staff SET totp_last_step = 0, disabled_at = NULL");
    here = await StaffVisitor.of(app.adminUrl);
    await here.signIn("nia_mod");
    await app.database.query("UPDATE staff SET totp_last_step = 0");
    device = new SoftAuthenticator(origin);
  });

  /** Password and a code that was not used yet. */
  async function factors(username = "nia_mod") {
    const codes: { username: string; code: string }[] = (await here.must("listDemoCodes")).data;
    const code = codes.find((each) => each.username === username)?.code ?? "";
    return { password: demoPassword, code };
  }
  async function begin(body?: object): Promise<AdminBodyOf<"beginStaffPasskey">> {
    return (await here.must("beginStaffPasskey", { body: body ?? (await factors()) })).data;
  }
  async function add(key = device, name = "Laptop"): Promise<void> {
    const { challenge } = await begin();
    await here.must("addStaffPasskey", { body: { name, ...key.make(challenge) } });
    await app.database.query("UPDATE staff SET totp_last_step = 0");
  }
  const list = async (): Promise<Passkeys> => (await here.must("listStaffPasskeys")).data;
  const names = async () => (await list()).map(({ name }) => name);
  async function challengeOf(
    visitor: StaffVisitor,
    route: "askStaffPasskeySignIn" | "askStaffPasskeyProof",
  ): Promise<string> {
    const asked: AdminBodyOf<"askStaffPasskeySignIn"> = (await visitor.must(route)).data;
    return asked.challenge;
  }
  const signInChallenge = (visitor: StaffVisitor) => challengeOf(visitor, "askStaffPasskeySignIn");
  const proofChallenge = () => challengeOf(here, "askStaffPasskeyProof");
  const logIn = (visitor: StaffVisitor, body: object) =>
    visitor.call("logInStaffWithPasskey", { body });
  const acts = async () =>
    (
      await app.database.query<{ act: string }>(
        `SELECT act FROM audit_log
          WHERE staff_id = (SELECT id FROM staff WHERE username = 'nia_mod')
          ORDER BY seq DESC LIMIT 2`,
      )
    ).map(({ act }) => act);

  it("are added with password and code, listed, renamed and removed, each time logged", async () => {
    const refused = async (body: object) => (await here.call("beginStaffPasskey", { body })).code;
    expect(await refused({})).to.equal("proof_needed");
    expect(await refused({ password: demoPassword })).to.equal("proof_needed");
    expect(await refused({ code: (await factors()).code })).to.equal("proof_needed");
    const wrong = { ...(await factors()), password: "Not this one" };
    expect(await refused(wrong)).to.equal("staff_credentials_wrong");
    await add();
    expect(await acts()).to.deep.equal(["log-in", "add-passkey"]);
    await add(new SoftAuthenticator(origin), "Key ring");
    expect(await names()).to.deep.equal(["Laptop", "Key ring"]);
    const [laptop] = await list();
    const parameters = { id: laptop?.id ?? "" };
    await here.must("renameStaffPasskey", { parameters, body: { name: "Old laptop" } });
    expect((await acts())[0]).to.equal("rename-passkey");
    const bad = await here.call("renameStaffPasskey", { parameters, body: { name: "two\nlines" } });
    expect(bad.code).to.equal("passkey_name_unusable");
    const unproven = await here.call("removeStaffPasskey", { parameters, body: {} });
    expect(unproven.code).to.equal("proof_needed");
    expect(await names()).to.deep.equal(["Old laptop", "Key ring"]);
    await here.must("removeStaffPasskey", { parameters, body: await factors() });
    expect(await acts()).to.deep.equal(["log-in", "remove-passkey"]);
    expect(await names()).to.deep.equal(["Key ring"]);
  });

  it("end every other session when one is added or removed", async () => {
    const other = await StaffVisitor.of(app.adminUrl);
    await other.signIn("nia_mod");
    await app.database.query("UPDATE staff SET totp_last_step = 0");
    await add();
    expect((await other.call("currentStaff")).status).to.equal(401);
    expect((await here.call("currentStaff")).status).to.equal(200);
  });

  it("sign in without name, password and code, with a session of its own in the log", async () => {
    await add();
    const there = await StaffVisitor.of(app.adminUrl);
    const told = await logIn(there, device.sign(await signInChallenge(there)));
    const { staff } = told.data as AdminBodyOf<"logInStaffWithPasskey">;
    expect(staff).to.include({ username: "nia_mod", role: "moderator" });
    expect(told.headers.getSetCookie()[0]).to.match(/^__Host-staff=[\w-]{43}; .*HttpOnly/);
    expect((await there.call("currentStaff")).status).to.equal(200);
    expect((await acts())[0]).to.equal("log-in-with-passkey");
    expect((await list())[0]?.usedAt).to.be.a("string");
  });

  it("take each answer once, also at the same moment", async () => {
    await add();
    const there = await StaffVisitor.of(app.adminUrl);
    const body = device.sign(await signInChallenge(there));
    const tries = await Promise.all([1, 2, 3].map(() => logIn(there, body)));
    expect(tries.filter(({ status }) => status === 200)).to.have.length(1);
  });

  it("refuse a wrong origin, a wrong host, and a person who was not verified", async () => {
    await add();
    const there = await StaffVisitor.of(app.adminUrl);
    for (const signing of [
      { origin: "https://peerh0ld.example" },
      { host: "peerh0ld.example" },
      { isVerified: false },
    ]) {
      const told = await logIn(there, device.sign(await signInChallenge(there), signing));
      expect([told.status, told.code]).to.deep.equal([403, "wrong_passkey"]);
    }
    const { challenge } = await begin();
    const made = new SoftAuthenticator(origin).make(challenge, { origin: "https://other.example" });
    const told = await here.call("addStaffPasskey", { body: { name: "Phone", ...made } });
    expect(told.code).to.equal("wrong_passkey");
  });

  it("refuse challenges of another browser, another use, and of the traders' site", async () => {
    await add();
    const there = await StaffVisitor.of(app.adminUrl);
    const trader = await Visitor.of(app.url);
    const ofTraders = (await trader.must("askPasskeySignIn")).data as { challenge: string };
    for (const challenge of [
      await signInChallenge(await StaffVisitor.of(app.adminUrl)),
      await proofChallenge(),
      (await begin()).challenge,
      ofTraders.challenge,
    ]) {
      expect((await logIn(there, device.sign(challenge))).code).to.equal("wrong_passkey");
    }
    const own = device.sign(await signInChallenge(here));
    const proof = await here.call("beginStaffPasskey", { body: { passkey: own } });
    expect(proof.code).to.equal("wrong_passkey");
  });

  it("sign nobody in at the traders' site, nor those of traders here", async () => {
    await add();
    const trader = await Visitor.of(app.url);
    const asked = (await trader.must("askPasskeySignIn")).data as { challenge: string };
    const body = device.sign(asked.challenge);
    expect((await trader.call("signInWithPasskey", { body })).code).to.equal("wrong_passkey");
    await app.database.query(
      `INSERT INTO passkey (id, trader_id, credential_id, public_key, counter, transports, name, added_at)
       SELECT 'moved', trader.id, credential_id, public_key, 0, '{}', 'x', clock_timestamp()
         FROM staff_passkey, trader WHERE trader.username = 'ana_lima'`,
    );
    await app.database.query("DELETE FROM staff_passkey");
    const there = await StaffVisitor.of(app.adminUrl);
    const told = await logIn(there, device.sign(await signInChallenge(there)));
    expect(told.code).to.equal("wrong_passkey");
  });

  it("refuse a counter that stands still", async () => {
    await add();
    const there = await StaffVisitor.of(app.adminUrl);
    const signIn = async (counter: number) => {
      const body = device.sign(await signInChallenge(there), { counter });
      return (await logIn(there, body)).status;
    };
    expect(await signIn(5)).to.equal(200);
    expect(await signIn(5)).to.equal(403);
    expect(await signIn(6)).to.equal(200);
  });

  it("are a proof in place of password and code, for their owner alone", async () => {
    await add();
    const [own] = await list();
    const parameters = { id: own?.id ?? "" };
    const remove = (passkey: object) =>
      here.call("removeStaffPasskey", { parameters, body: { passkey } });
    const nia = here;
    here = await StaffVisitor.of(app.adminUrl);
    await here.signIn("omar_mod");
    await app.database.query("UPDATE staff SET totp_last_step = 0");
    const foreign = await here.call("removeStaffPasskey", {
      parameters,
      body: await factors("omar_mod"),
    });
    expect(foreign.status).to.equal(404);
    const stranger = new SoftAuthenticator(origin);
    const { challenge } = await begin(await factors("omar_mod"));
    await here.must("addStaffPasskey", { body: { name: "Phone", ...stranger.make(challenge) } });
    here = nia;
    expect((await remove(stranger.sign(await proofChallenge()))).code).to.equal("wrong_passkey");
    expect(await names()).to.deep.equal(["Laptop"]);
    const proven = await begin({ passkey: device.sign(await proofChallenge()) });
    expect(proven.present.map(({ id }) => id)).to.deep.equal([device.id.toString("base64url")]);
    expect((await remove(device.sign(await proofChallenge()))).status).to.equal(200);
    expect(await names()).to.deep.equal([]);
  });

  it("are refused after five wrong answers from one address", async () => {
    await add();
    const there = await StaffVisitor.of(app.adminUrl);
    for (let tries = 0; tries < 5; tries += 1) {
      await logIn(there, device.sign(await signInChallenge(there), { isVerified: false }));
    }
    const told = await logIn(there, device.sign(await signInChallenge(there)));
    expect([told.status, told.code]).to.deep.equal([429, "rate_limited"]);
  });

  it("sign in nobody whose account was closed", async () => {
    await add();
    await app.database.query(
      "UPDATE staff SET disabled_at = clock_timestamp() WHERE username = 'nia_mod'",
    );
    const there = await StaffVisitor.of(app.adminUrl);
    const told = await logIn(there, device.sign(await signInChallenge(there)));
    expect(told.code).to.equal("wrong_passkey");
  });

  it("are at most 20, each once", async () => {
    await add();
    await app.database.query(
      `INSERT INTO staff_passkey
       SELECT 'filler-' || n, staff_id, credential_id || n, public_key, 0, '{}', 'x', added_at
         FROM staff_passkey, generate_series(1, 18) n`,
    );
    const again = await begin();
    await app.database.query("UPDATE staff SET totp_last_step = 0");
    const body = { name: "Phone", ...device.make(again.challenge) };
    expect((await here.call("addStaffPasskey", { body })).code).to.equal("too_many_passkeys");
    await add(new SoftAuthenticator(origin));
    const full = await here.call("beginStaffPasskey", { body: await factors() });
    expect(full.code).to.equal("too_many_passkeys");
  });

  it("are gone once two admins had the second factor set up anew", async () => {
    here = await StaffVisitor.of(app.adminUrl);
    await here.signIn("omar_mod");
    await app.database.query("UPDATE staff SET totp_last_step = 0");
    const { challenge } = await begin(await factors("omar_mod"));
    await here.must("addStaffPasskey", { body: { name: "Phone", ...device.make(challenge) } });
    const ada = await StaffVisitor.ofDemo(app.adminUrl, "ada_admin");
    const ben = await StaffVisitor.ofDemo(app.adminUrl, "ben_admin");
    const id = async (sql: string) => (await app.database.query<{ id: string }>(sql))[0]?.id ?? "";
    const send = async (who: StaffVisitor, route: keyof AdminContracts, sql: string) =>
      who.must(route, { parameters: { id: await id(sql) }, body: { reason: "Lost everything." } });
    await send(ada, "resetFactor", "SELECT id FROM staff WHERE username = 'omar_mod'");
    expect(await names()).to.have.length(1);
    await send(
      ben,
      "confirmProposal",
      "SELECT id FROM staff_proposal WHERE closed_at IS NULL ORDER BY proposed_at DESC LIMIT 1",
    );
    const left = await app.database.query("SELECT FROM staff_passkey");
    expect(left).to.have.length(0);
  });
});
