import { expect } from "chai";
import { override } from "../../../src/composition/container.ts";
import { policyTokens } from "../../../src/composition/policy-module.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";
import { KeptMails } from "../../support/kept-mails.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor, type Told } from "../../support/visitor.ts";

const next = "seven quiet lamps burn";

describe("recovery over HTTP", () => {
  let app: TestApp;
  let mails: KeptMails;
  before(async () => {
    mails = new KeptMails();
    const many = { most: 1_000, windowSeconds: 60 };
    const policy = {
      ...defaultAccountPolicy,
      register: many,
      recovery: { ...defaultAccountPolicy.recovery, asks: many },
    };
    app = await startTestApp({}, [mails.override, override(policyTokens.account, () => policy)]);
  });
  after(() => app.stop());

  /** Has a confirmed address and is signed in. */
  const confirmed = async (username: string) => {
    const visitor = await Visitor.of(app.url);
    await visitor.register(username);
    const code = await mails.code(`${username}@example.org`);
    await visitor.must("verifyEmail", { body: { code } });
    return visitor;
  };
  const ask = async (email: string): Promise<Told> => {
    const visitor = await Visitor.of(app.url);
    return visitor.call("askRecovery", { body: { email } });
  };
  const tokenIn = (text: string) => /\/recover\/password#([\w-]+)/.exec(text)?.[1] ?? "";
  /** The secret of the link that was sent; `count`: which mail to that address it is. */
  const linkFor = async (username: string, count = 2) => {
    await ask(`${username}@example.org`);
    return tokenIn((await mails.await(`${username}@example.org`, count)).text);
  };
  const recover = async (token: string, password = next) => {
    const visitor = await Visitor.of(app.url);
    return visitor.call("recover", { body: { token, new_password: password } });
  };
  const signIn = async (login: string, password: string) => {
    const visitor = await Visitor.of(app.url);
    return visitor.call("logIn", { body: { login, password } });
  };
  const isLogged = async (visitor: Visitor): Promise<boolean> =>
    ((await visitor.must("getCurrentUser")).data as { isLogged: boolean }).isLogged;

  it("sets a new password by the link, ends every session and passkey, and tells the owner", async () => {
    const ana = await confirmed("ana");
    await app.database.query(
      `INSERT INTO passkey (id, trader_id, credential_id, public_key, counter, transports, name, added_at)
       SELECT 'of-ana', id, 'of-ana', '', 0, '{}', 'Phone', clock_timestamp() FROM trader
        WHERE username = 'ana'`,
    );
    const token = await linkFor("ana");
    const { text } = await mails.await("ana@example.org", 2);
    expect(text)
      .to.include("for 30 minutes")
      .and.to.not.match(/\b\d{6}\b/);
    const told = await recover(token);
    expect([told.status, told.data]).to.deep.equal([200, { redirectTo: "/login" }]);
    expect(told.headers.get("set-cookie") ?? "").to.not.include("__Host-session=");
    expect(await isLogged(ana)).to.equal(false);
    expect((await signIn("ana", passwordOf("ana"))).code).to.equal("wrong_credentials");
    expect((await signIn("ana", next)).status).to.equal(200);
    expect(await app.database.query("SELECT FROM passkey")).to.deep.equal([]);
    expect((await mails.await("ana@example.org", 3)).subject).to.include("password was reset");
  });

  it("resets a compromised account by its old address, and no address that a thief may have set", async () => {
    await confirmed("mara");
    const [mara] = await app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'mara'",
    );
    await app.database.query(
      `INSERT INTO staff (id, username, code_name, email, password_hash, role)
       VALUES ('vera', 'vera', 'Heron', 'vera@example.org', '', 'supermoderator')`,
    );
    await app.database.query(
      `INSERT INTO account_state (id, trader_id, state, reason, begun_at, begun_by, begun_role)
       VALUES ('of-mara', $1, 'compromised', 'Stolen', clock_timestamp(), 'vera', 'supermoderator')`,
      [mara?.id],
    );
    expect((await signIn("mara", passwordOf("mara"))).code).to.equal("account_compromised");
    await ask("mara@example.org");
    await confirmed("nele");
    await linkFor("nele");
    const dropped = await app.database.query<{ state: string }>(
      "SELECT state FROM delivery WHERE address = 'mara@example.org'",
    );
    expect(dropped.map(({ state }) => state)).to.deep.equal(["dropped"]);
    await app.database.query(
      "UPDATE trader SET email_verified_at = email_verified_at - interval '8 days' WHERE id = $1",
      [mara?.id],
    );
    expect((await recover(await linkFor("mara"))).status).to.equal(200);
    const back = await Visitor.of(app.url);
    expect((await back.call("logIn", { body: { login: "mara", password: next } })).status).to.equal(
      200,
    );
    await back.openPage();
    expect((await back.must("getCurrentUser")).data).to.include({ compromised: true });
  });

  it("works once for each link, however many come at once", async () => {
    await confirmed("bob");
    const token = await linkFor("bob");
    const tries = await Promise.all([1, 2, 3, 4].map((each) => recover(token, `${next} ${each}`)));
    expect(tries.filter(({ status }) => status === 200)).to.have.length(1);
    const others = tries.filter(({ status }) => status !== 200).map(({ code }) => code);
    expect(new Set(others)).to.deep.equal(new Set(["recovery_link_over"]));
    expect((await recover(token)).code).to.equal("recovery_link_over");
  });

  it("takes no link that is 30 minutes old, or from before another change of the password", async () => {
    await confirmed("cleo");
    const old = await linkFor("cleo");
    await app.database.query("UPDATE recovery_link SET expires_at = clock_timestamp()");
    expect((await recover(old)).code).to.equal("recovery_link_over");
    const [first, second] = [await linkFor("cleo", 3), await linkFor("cleo", 4)];
    expect((await recover(second)).status).to.equal(200);
    expect((await recover(first)).code).to.equal("recovery_link_over");
    expect((await recover("x".repeat(43))).code).to.equal("recovery_link_over");
  });

  it("answers the same for every address, and writes to confirmed ones alone", async () => {
    await confirmed("dora");
    const unconfirmed = await Visitor.of(app.url);
    await unconfirmed.register("emil");
    await mails.await("emil@example.org");
    const answers = [];
    for (const name of ["nobody", "emil", "dora"]) answers.push(await ask(`${name}@example.org`));
    const shapes = answers.map(({ status, body, headers }) => [status, body, [...headers.keys()]]);
    expect(shapes[1]).to.deep.equal(shapes[0]);
    expect(shapes[2]).to.deep.equal(shapes[0]);
    await mails.await("dora@example.org", 2);
    const rows = await app.database.query<{ state: string }>(
      "SELECT state FROM delivery WHERE address IN ('nobody@example.org', 'emil@example.org')",
    );
    expect(rows.map(({ state }) => state)).to.deep.equal(["dropped", "dropped"]);
    expect(mails.to("nobody@example.org")).to.have.length(0);
    expect(mails.to("emil@example.org")).to.have.length(1);
  });

  it("asks for a password that follows the rules, and keeps the link for it", async () => {
    await confirmed("finn");
    const token = await linkFor("finn");
    const told = await recover(token, "password1234");
    expect([told.status, told.code]).to.deep.equal([422, "validation"]);
    expect((await recover(token)).status).to.equal(200);
  });

  it("sends three links an hour to an address, and says nothing of it", async () => {
    await confirmed("hanna");
    for (let count = 0; count < 5; count += 1) {
      expect((await ask("hanna@example.org")).status).to.equal(200);
    }
    const rows = await app.database.query(
      "SELECT FROM delivery WHERE address = 'hanna@example.org'",
    );
    expect(rows).to.have.length(3);
  });

  it("keeps no secret of a link", async () => {
    await confirmed("iris");
    const token = await linkFor("iris");
    const rows = await app.database.query("SELECT recovery_link::text FROM recovery_link");
    const sent = await app.database.query("SELECT delivery::text FROM delivery");
    expect(JSON.stringify([rows, sent])).to.not.include(token);
  });
});
