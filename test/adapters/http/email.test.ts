import { expect } from "chai";
import type { EmailView } from "../../../src/adapters/http/contract/account/email.ts";
import { override } from "../../../src/composition/container.ts";
import { policyTokens } from "../../../src/composition/policy-module.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";
import { KeptMails } from "../../support/kept-mails.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor, type Told } from "../../support/visitor.ts";

/** Another code than this one. */
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

const detailOf = ({ body }: Told) =>
  (body as { error: { details: readonly { code: string }[] } }).error.details[0]?.code;

describe("the address of an account over HTTP", () => {
  let app: TestApp;
  let mails: KeptMails;
  before(async () => {
    mails = new KeptMails();
    const policy = { ...defaultAccountPolicy, register: { most: 1_000, windowSeconds: 60 } };
    app = await startTestApp({}, [mails.override, override(policyTokens.account, () => policy)]);
  });
  after(() => app.stop());

  const registered = async (username: string, email = `${username}@example.org`) => {
    const visitor = await Visitor.of(app.url);
    const body = { username, email, password: passwordOf(username) };
    const told = await visitor.must("register", { body });
    await visitor.openPage();
    return Object.assign(visitor, { told });
  };
  const verify = (visitor: Visitor, code: string) =>
    visitor.call("verifyEmail", { body: { code } });
  const viewed = async (visitor: Visitor): Promise<EmailView> =>
    (await visitor.must("viewEmail")).data;
  /** As if that much time had passed since the last code was sent. */
  const later = (username: string, seconds: number) =>
    app.database.query(
      `UPDATE email_code SET last_sent_at = last_sent_at - make_interval(secs => $2)
        WHERE trader_id = (SELECT id FROM trader WHERE username = $1)`,
      [username, seconds],
    );

  it("is confirmed once, by the code that was sent to it", async () => {
    const ana = await registered("ana");
    expect(await viewed(ana)).to.deep.include({ email: "ana@example.org", isVerified: false });
    const code = await mails.code("ana@example.org");
    const { body } = await ana.must("getCurrentUser");
    expect(body).to.have.nested.include({ "data.isEmailVerified": false });
    const wrong = await verify(ana, otherThan(code));
    expect([wrong.status, detailOf(wrong)]).to.deep.equal([422, "code_wrong"]);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    const tries = await Promise.all([1, 2, 3, 4].map(() => verify(ana, typed)));
    const right = tries.find(({ status }) => status === 200);
    expect(right?.data).to.deep.equal({ redirectTo: "/dashboard" });
    expect(tries.filter(({ status }) => status === 422).map(detailOf)).to.deep.equal([
      "code_expired",
      "code_expired",
      "code_expired",
    ]);
    expect(await viewed(ana)).to.deep.include({ isVerified: true, countdown: 0 });
    expect((await ana.must("getCurrentUser")).data).to.have.property("isEmailVerified", true);
    for (const id of ["resendEmailCode", "changeUnconfirmedEmail"] as const) {
      const sent = id === "resendEmailCode" ? {} : { body: { email: "ana2@example.org" } };
      expect((await ana.call(id, sent)).code).to.equal("email_confirmed_already");
    }
  });

  it("signs its owner in once it is confirmed", async () => {
    const bob = await registered("bob");
    const body = { login: "BOB@example.org", password: passwordOf("bob") };
    const visitor = await Visitor.of(app.url);
    expect((await visitor.call("logIn", { body })).code).to.equal("wrong_credentials");
    await verify(bob, await mails.code("bob@example.org"));
    await visitor.must("logIn", { body });
  });

  it("that somebody has is answered like any other; its owner gets a mail, and no code", async () => {
    const cleo = await registered("cleo");
    await verify(cleo, await mails.code("cleo@example.org"));
    const thief = await registered("thief", "CLEO@example.org");
    const free = await registered("friend");
    expect(thief.told.status).to.equal(free.told.status);
    const shape = ({ told }: { told: Told }) => [Object.keys(told.data), [...told.headers.keys()]];
    expect(shape(thief)).to.deep.equal(shape(free));
    const [ofThief, ofFriend] = [await viewed(thief), await viewed(free)];
    expect({ ...ofThief, email: "", countdown: 0 }).to.deep.equal({
      ...ofFriend,
      email: "",
      countdown: 0,
    });
    const mail = await mails.await("CLEO@example.org");
    expect(mail.subject).to.equal("You already have an account on Peerhold");
    expect(mail.text)
      .to.include("Hello cleo,")
      .and.to.not.match(/\b\d{6}\b|thief/);
    for (const code of ["000000", "123456"]) {
      const [taken, other] = [await verify(thief, code), await verify(free, code)];
      expect(taken.status).to.equal(other.status);
    }
    const other = await Visitor.of(app.url);
    const body = { login: "cleo@example.org", password: passwordOf("thief") };
    expect((await other.call("logIn", { body })).code).to.equal("wrong_credentials");
  });

  it("gets another code after a minute, then after two, and each makes the one before void", async () => {
    const dora = await registered("dora");
    const first = await mails.code("dora@example.org");
    const early = await dora.call("resendEmailCode");
    expect([early.status, early.code]).to.deep.equal([429, "rate_limited"]);
    expect(Number(early.headers.get("retry-after"))).to.be.within(1, 60);
    await later("dora", 60);
    expect((await dora.must("resendEmailCode")).data).to.have.property("countdown", 120);
    const second = await mails.code("dora@example.org", 2);
    await later("dora", 119);
    expect((await dora.call("resendEmailCode")).status).to.equal(429);
    if (first !== second) expect(detailOf(await verify(dora, first))).to.equal("code_wrong");
    expect((await verify(dora, second)).status).to.equal(200);
  });

  it("takes five wrong codes, then a new one is needed", async () => {
    const emil = await registered("emil");
    const code = await mails.code("emil@example.org");
    for (let count = 0; count < 5; count += 1) {
      expect(detailOf(await verify(emil, otherThan(code)))).to.equal("code_wrong");
    }
    expect(detailOf(await verify(emil, code))).to.equal("code_attempts_exceeded");
    await later("emil", 60);
    await emil.must("resendEmailCode");
    const next = await mails.code("emil@example.org", 2);
    expect((await verify(emil, next)).status).to.equal(200);
  });

  it("does not confirm with a code that is ten minutes old", async () => {
    const finn = await registered("finn");
    const code = await mails.code("finn@example.org");
    await app.database.query("UPDATE email_code SET expires_at = clock_timestamp()");
    expect(detailOf(await verify(finn, code))).to.equal("code_expired");
  });

  it("can be changed at once while it is not confirmed", async () => {
    const gina = await registered("gina", "gina@exmaple.org");
    const old = await mails.code("gina@exmaple.org");
    const body = { email: "gina@example.org" };
    const changed = await gina.must("changeUnconfirmedEmail", { body });
    expect(changed.data).to.deep.include({ ...body, isVerified: false });
    const code = await mails.code("gina@example.org");
    if (old !== code) expect((await verify(gina, old)).status).to.equal(422);
    expect((await verify(gina, code)).status).to.equal(200);
  });

  it("gets six codes a day at most, whoever asks, and nobody is told by the answer", async () => {
    const email = "popular@example.org";
    const statuses = [];
    for (let count = 0; count < 8; count += 1) {
      statuses.push((await registered(`popular_${count}`, email)).told.status);
    }
    expect(new Set(statuses)).to.deep.equal(new Set([200]));
    await mails.await(email, 6);
    const rows = await app.database.query(
      "SELECT FROM delivery JOIN trader ON trader.id = trader_id WHERE email = $1",
      [email],
    );
    expect(rows).to.have.length(6);
    const visitor = await registered("hanna");
    const asked = await visitor.call("changeUnconfirmedEmail", { body: { email } });
    expect(asked.status).to.equal(429);
  });

  it("is never read in full from what is kept of its codes", async () => {
    await registered("iris");
    const code = await mails.code("iris@example.org");
    const kept = JSON.stringify(await app.database.query("SELECT * FROM email_code"));
    const sent = JSON.stringify(await app.database.query("SELECT * FROM delivery"));
    expect(kept + sent).to.not.include(`"${code}"`);
  });
});
