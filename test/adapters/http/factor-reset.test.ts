import { expect } from "chai";
import type { AdminBodyOf } from "../../../src/adapters/http/client/admin-client.ts";
import { KeptMails } from "../../support/kept-mails.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

const questions = [
  { question: "first_pet", answer: "Old Mr. Whiskers" },
  { question: "first_teacher", answer: "Élodie Ota" },
  { question: "childhood_street", answer: "Rua do Sol" },
];
/** In another order, and typed as one speaks. */
const remembered = [
  { question: "childhood_street", answer: "rua do sol" },
  { question: "first_pet", answer: "old mr whiskers" },
  { question: "first_teacher", answer: "élodie ota" },
];
const wrong = remembered.map((each) => ({ ...each, answer: "no idea" }));

describe("second factors that support takes off, over HTTP", () => {
  let app: TestApp;
  let mails: KeptMails;
  let first: StaffVisitor;
  let second: StaffVisitor;
  let count = 0;
  let name: string;
  let id: string;
  let here: Visitor;
  before(async () => {
    mails = new KeptMails();
    app = await startTestApp({ DEMO: "1" }, [mails.override]);
    first = await StaffVisitor.ofDemo(app.adminUrl, "sam_support");
    second = await StaffVisitor.ofDemo(app.adminUrl, "vera_super");
  });
  after(() => app.stop());
  beforeEach(async () => {
    await app.database.query("DELETE FROM attempt");
    count += 1;
    name = `lost_${count}x`;
    here = await Visitor.of(app.url);
    await here.register(name);
    await here.must("verifyEmail", {
      body: { code: await mails.code(`${name}@example.org`) },
    });
    const [row] = await app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = $1",
      [name],
    );
    id = row?.id ?? "";
    await here.must("setSecurityQuestions", { body: { questions, password: passwordOf(name) } });
    await app.database.query("UPDATE security_answers SET set_at = set_at - interval '8 days'");
    await app.database.query(
      `UPDATE trader SET two_factor = '{"login": {"setting": 1, "type": "ga"},
                                        "release": {"setting": 1, "type": "ga"}}' WHERE id = $1`,
      [id],
    );
  });

  const ask = async (part: object = {}) =>
    (await Visitor.of(app.url)).call("askFactorReset", {
      body: { login: name, password: passwordOf(name), answers: remembered, ...part },
    });
  const list = async (who = first, filter: object = { open: "true", q: name }) =>
    (await who.must("listFactorResets", { query: { filter: JSON.stringify(filter) } }))
      .data as AdminBodyOf<"listFactorResets">;
  const open = async () => {
    const [reset] = await list();
    if (!reset) throw new Error("No reset is open");
    return reset;
  };
  const decide = (who: StaffVisitor, reset: string, decision: string, of = id) =>
    who.call("decideFactorReset", {
      parameters: { id: of },
      body: { reset: Number(reset), decision, reason: "Called back, all fits." },
    });
  const factors = async () => {
    const [row] = await app.database.query<{ two_factor: object }>(
      "SELECT two_factor FROM trader WHERE id = $1",
      [id],
    );
    return row?.two_factor;
  };
  const isLogged = async () =>
    ((await here.must("getCurrentUser")).data as { isLogged: boolean }).isLogged;
  const deliveries = async (kind: string) =>
    app.database.query("SELECT FROM delivery WHERE trader_id = $1 AND kind = $2", [id, kind]);

  it("are off once two people agreed: every session ends, and sends are held for a day", async () => {
    expect((await ask()).status).to.equal(200);
    const reset = await open();
    expect(reset).to.include({ username: name, answers: "right", proposed: null, closed: null });
    expect(await deliveries("reset_asked")).to.have.length(1);
    expect((await decide(second, reset.id, "approve")).code).to.equal("not_proposed");
    const proposed = await decide(first, reset.id, "propose");
    expect(proposed.status, JSON.stringify(proposed.body)).to.equal(200);
    expect((await decide(first, reset.id, "approve")).code).to.equal("second_person_needed");
    expect(await factors()).to.have.nested.property("release.setting", 1);
    const done = await decide(second, reset.id, "approve");
    expect(done.status, JSON.stringify(done.body)).to.equal(200);
    expect(await factors()).to.deep.equal({
      login: { setting: 2, type: "none" },
      release: { setting: 2, type: "none" },
      sendout: { setting: 0, type: "none" },
    });
    expect(await isLogged()).to.equal(false);
    expect(await deliveries("factors_reset")).to.have.length(1);
    const again = await Visitor.of(app.url);
    const signedIn = await again.call("logIn", {
      body: { login: name, password: passwordOf(name) },
    });
    expect(signedIn.status).to.equal(200);
    await again.openPage();
    const { data } = await again.must("getCurrentUser");
    expect((data as { sendsHeldUntil: string | null }).sendsHeldUntil).to.not.equal(null);
    expect((await decide(second, reset.id, "decline")).code).to.equal("reset_over");
    const entries = await app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE subject_id = $1 AND act = 'decide-factor-reset'",
      [id],
    );
    expect(entries).to.have.length(2);
  });

  it("leave a compromised account locked until its password is a new one", async () => {
    await ask();
    const reset = await open();
    await decide(first, reset.id, "propose");
    const ada = await StaffVisitor.ofDemo(app.adminUrl, "ada_admin");
    await ada.must("beginAccountState", {
      parameters: { id },
      body: { state: "compromised", reason: "Someone else signed in." },
    });
    expect((await decide(second, reset.id, "approve")).status).to.equal(200);
    expect(await factors()).to.have.nested.property("release.setting", 2);
    const signIn = await (
      await Visitor.of(app.url)
    ).call("logIn", { body: { login: name, password: passwordOf(name) } });
    expect(signIn.code).to.equal("account_compromised");
  });

  it("of two approvals at the same time are taken off once", async () => {
    await ask();
    const reset = await open();
    await decide(first, reset.id, "propose");
    const both = await Promise.all([
      decide(second, reset.id, "approve"),
      decide(second, reset.id, "approve"),
    ]);
    expect(both.map(({ status }) => status)).to.have.members([200, 409]);
    expect(await deliveries("factors_reset")).to.have.length(1);
  });

  it("stay on without right answers: that is told to staff, and to nobody who asks", async () => {
    expect((await ask({ answers: wrong })).data).to.deep.equal({ isAsked: true });
    const reset = await open();
    expect(reset.answers).to.equal("wrong");
    expect((await decide(first, reset.id, "propose")).code).to.equal("owner_not_proven");
    await ask();
    expect((await open()).answers).to.equal("right");
    expect(await deliveries("reset_asked"), "told once").to.have.length(1);
    await app.database.query("UPDATE security_answers SET set_at = clock_timestamp()");
    await ask();
    expect((await open()).answers).to.equal("too_new");
    expect((await decide(first, reset.id, "decline")).status).to.equal(200);
    expect(await list()).to.deep.equal([]);
  });

  it("are asked for with the password alone, where there are any, and five times a day", async () => {
    expect((await ask({ password: "not this one" })).code).to.equal("wrong_credentials");
    expect(await list()).to.deep.equal([]);
    await app.database.query("UPDATE trader SET two_factor = '{}' WHERE id = $1", [id]);
    expect((await ask()).code).to.equal("no_factors");
    await app.database.query(
      `UPDATE trader SET two_factor = '{"login": {"setting": 1, "type": "ga"}}' WHERE id = $1`,
      [id],
    );
    const all = [];
    for (let tries = 0; tries < 6; tries += 1) all.push((await ask({ answers: wrong })).status);
    expect(all).to.deep.equal([200, 200, 200, 200, 200, 429]);
    expect((await ask({ answers: [remembered[0]] })).code).to.equal("validation");
    expect((await ask({ login: "a\u0000b" })).code).to.equal("validation");
  });

  it("are kept by their owner, who is told and signed in", async () => {
    await ask();
    const reset = await open();
    const askedAt = async () =>
      ((await here.must("viewOwnReset")).data as { askedAt: string | null }).askedAt;
    expect(await askedAt()).to.match(/Z$/);
    await decide(first, reset.id, "propose");
    expect((await here.must("stopFactorReset")).data).to.deep.equal({ askedAt: null });
    expect((await decide(second, reset.id, "approve")).code).to.equal("reset_over");
    expect((await here.call("stopFactorReset")).code).to.equal("reset_over");
    const [closed] = await list(first, { open: "false", q: name });
    expect(closed?.closed).to.include({ outcome: "stopped", by: null });
  });

  it("are nobody else's: the request of one person is not decided under another's name", async () => {
    await ask();
    const reset = await open();
    const [other] = await app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'ana_lima'",
    );
    expect((await decide(first, reset.id, "propose", other?.id)).code).to.equal("reset_over");
    const moderator = await StaffVisitor.ofDemo(app.adminUrl, "nia_mod");
    expect((await decide(moderator, reset.id, "propose")).status).to.equal(403);
  });
});
