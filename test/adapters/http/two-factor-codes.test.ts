import { expect } from "chai";
import type { CodesBody } from "../../../src/adapters/http/contract/two-factor/codes.ts";
import type { TwoFactorBody } from "../../../src/adapters/http/contract/two-factor/two-factor.ts";
import { override } from "../../../src/composition/container.ts";
import { policyTokens } from "../../../src/composition/policy-module.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";
import { KeptMails } from "../../support/kept-mails.ts";
import { KeptMessages } from "../../support/kept-messages.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");
type Channel = "Phone" | "Call" | "Email" | "Push";

describe("two-factor codes that are sent, over HTTP", () => {
  let app: TestApp;
  let mails: KeptMails;
  let messages: KeptMessages;
  let count = 0;
  let name: string;
  let number: string;
  let here: Visitor;
  before(async () => {
    mails = new KeptMails();
    messages = new KeptMessages();
    const policy = {
      ...defaultAccountPolicy,
      register: { most: 1_000, windowSeconds: 60 },
      phoneCode: {
        ...defaultAccountPolicy.phoneCode,
        fromAddress: { most: 1_000, windowSeconds: 60 },
      },
    };
    const settings = { SMS_URL: "https://AC1:token@127.0.0.1", SMS_FROM: "+15005550006" };
    app = await startTestApp(
      { ...settings, SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "no-reply@example.org" },
      [mails.override, messages.override, override(policyTokens.account, () => policy)],
    );
  });
  after(() => app.stop());
  beforeEach(async () => {
    await app.database.query("DELETE FROM attempt");
    count += 1;
    name = `codes_${count}x`;
    number = `+3519123457${String(count).padStart(2, "0")}`;
    here = await Visitor.of(app.url);
    await here.register(name);
  });

  const address = () => `${name}@example.org`;
  const confirmPhone = async () => {
    await here.must("sendPhoneCode", {
      body: { phone: number, call: false, isCitizenshipConsentAccepted: true },
    });
    const phoneCode = await messages.code(number);
    await here.must("confirmPhone", { body: { phoneCode } });
  };
  const confirmEmail = async () => {
    await here.must("verifyEmail", { body: { code: await mails.code(address()) } });
  };
  const change = (purpose: string, body: object) =>
    here.call("changeTwoFactor", { parameters: { purpose }, body });
  const send = (channel: Channel, purpose: string, who = here, more: object = {}) =>
    who.call(`sendCodeBy${channel}`, { body: { purpose, password: passwordOf(name), ...more } });
  const view = async () => (await here.must("viewTwoFactor")).data as TwoFactorBody;
  const viewCodes = async () => (await here.must("viewCodes")).data as CodesBody;
  const texts = () => messages.to(number).length;
  const letters = () => mails.to(address()).length;
  /** The code that this sends. */
  const codeOf = async (channel: Channel, purpose: string, who = here, more: object = {}) => {
    const before = channel === "Email" ? letters() : texts();
    const sent = await send(channel, purpose, who, more);
    expect(sent.status, JSON.stringify(sent.body)).to.equal(200);
    return channel === "Email"
      ? mails.code(address(), before + 1)
      : messages.code(number, before + 1);
  };
  /** Switches a purpose on; the page is opened again, as its token is no longer good. */
  const switchOn = async (purpose: string, method: "Sms" | "Email") => {
    const asked = await change(purpose, { setting: 1, method, password: passwordOf(name) });
    expect(asked.status, JSON.stringify(asked.body)).to.equal(200);
    const code = await codeOf(method === "Sms" ? "Phone" : "Email", "setup");
    const done = await change(purpose, { setting: 1, code });
    expect(done.status, JSON.stringify(done.body)).to.equal(200);
    await here.openPage();
    return (done.data as TwoFactorBody).recoveryCodes ?? [];
  };
  const logIn = async (code?: string) => {
    const visitor = await Visitor.of(app.url);
    const body = { login: name, password: passwordOf(name), ...(code && { code }) };
    return visitor.call("logIn", { body });
  };
  /** Somebody who is signed in nowhere, at the step that asks for a code. */
  const atStep = async (channel: Channel) =>
    codeOf(channel, "login", await Visitor.of(app.url), { login: name });
  const endOthers = (body: object) => here.call("endOtherSessions", { body });

  it("needs a confirmed number or address, the password, and a method that is there", async () => {
    const password = passwordOf(name);
    const sms = { setting: 1, method: "Sms" };
    expect(await change("login", { ...sms, password })).to.include({ code: "contact_unconfirmed" });
    await confirmPhone();
    expect(await change("login", sms)).to.include({ code: "proof_needed" });
    const telegram = { setting: 1, method: "Telegram", password };
    expect(await change("login", telegram)).to.include({ status: 422, code: "method_unavailable" });
    expect(await change("login", { ...sms, code: "123456" })).to.include({
      code: "verification_over",
    });
    expect(await send("Phone", "setup")).to.include({ status: 409, code: "channel_unavailable" });
    expect(await view()).to.deep.include({
      methods: ["App", "Sms", "Email"],
      contacts: { phone: true, email: false, chat: false },
    });
  });

  it("signs in by text or call, each code once, and only one for signing in", async () => {
    await confirmPhone();
    const recovery = await switchOn("login", "Sms");
    expect(recovery).to.have.length(10);
    expect((await view()).login).to.deep.equal({ setting: 1, type: "sms" });
    expect(await logIn()).to.include({ code: "wrong_credentials" });
    const code = await atStep("Phone");
    expect(await logIn(otherThan(code))).to.include({ code: "wrong_credentials" });
    const tries = await Promise.all([logIn(code), logIn(code)]);
    expect(tries.filter(({ status }) => status === 200)).to.have.length(1);
    expect((await logIn(code)).status).to.equal(401);
    await app.database.query("DELETE FROM attempt");
    const heard = await atStep("Call");
    expect((await logIn(heard)).status).to.equal(200);
    const forAccount = await codeOf("Phone", "account");
    expect((await logIn(forAccount)).status).to.equal(401);
    expect((await endOthers({ code: forAccount })).status).to.equal(200);
    expect((await logIn(recovery[3])).status).to.equal(200);
  });

  it("answers the step of a sign-in alike, and sends only to who knows the password", async () => {
    await confirmPhone();
    await switchOn("login", "Sms");
    const before = texts();
    const stranger = await Visitor.of(app.url);
    const step = (login: string, password: string) =>
      stranger.call("sendCodeByPhone", { body: { purpose: "login", login, password } });
    const answers = [
      await step("nobody_at_all", passwordOf(name)),
      await step(name, "not the password"),
      await send("Email", "login", stranger, { login: name }),
    ];
    const right = await step(name, passwordOf(name));
    for (const { status, body } of answers) {
      expect({ status, body }).to.deep.equal({ status: 200, body: right.body });
    }
    await messages.await(number, before + 1);
    expect([texts() - before, letters()]).to.deep.equal([1, 1]);
    // Each counted as an attempt, the right one too: the count says nothing about the password.
    const fifth = await step(name, "not the password");
    const sixth = await step(name, passwordOf(name));
    const seventh = await step(name, passwordOf(name));
    expect([fifth.status, sixth.status, seventh.status]).to.include(428);
    const unnamed = await send("Phone", "release", stranger);
    expect(unnamed).to.include({ status: 422, code: "validation" });
  });

  it("waits between codes twice as long each time, until one is right", async () => {
    await confirmEmail();
    await switchOn("sendout", "Email");
    const first = await codeOf("Email", "account");
    const early = await send("Email", "account");
    expect(early).to.include({ status: 429, code: "rate_limited" });
    const { error } = early.body as { error: { countdown: number; errorCode: string } };
    expect(error.countdown).to.be.within(55, 60);
    expect(error.errorCode).to.equal("phone_limit_exceeded");
    const later = (seconds: number) =>
      app.database.query(
        "UPDATE factor_code SET last_sent_at = last_sent_at - make_interval(secs => $1)",
        [seconds],
      );
    await later(60);
    const second = await codeOf("Email", "account");
    expect((await viewCodes()).email.countdown).to.be.within(115, 120);
    expect(await endOthers({ code: first })).to.include({ code: "wrong_code" });
    expect((await endOthers({ code: second })).status).to.equal(200);
    expect((await viewCodes()).email).to.deep.equal({ to: "c***@example.org", countdown: 0 });
  });

  it("takes a code at most ten minutes and five wrong ones long", async () => {
    await confirmEmail();
    await switchOn("release", "Email");
    const code = await codeOf("Email", "account");
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await app.database.query("DELETE FROM attempt");
      expect(await endOthers({ code: otherThan(code) })).to.include({ code: "wrong_code" });
    }
    await app.database.query("DELETE FROM attempt");
    expect(await endOthers({ code })).to.include({ code: "wrong_code" });
    await app.database.query("UPDATE factor_code SET last_sent_at = now() - interval '1 day'");
    const next = await codeOf("Email", "account");
    await app.database.query("UPDATE factor_code SET expires_at = clock_timestamp()");
    expect(await endOthers({ code: next })).to.include({ code: "wrong_code" });
    const [kept] = await app.database.query<{ text: string }>(
      "SELECT string_agg(c::text, ' ') AS text FROM factor_code c",
    );
    expect(kept?.text).to.not.include(next);
  });

  it("keeps the contact of its codes, and is switched off by a code or a recovery code", async () => {
    await confirmPhone();
    const recovery = await switchOn("login", "Sms");
    const code = await codeOf("Phone", "account");
    expect(await here.call("resetPhone", { body: { code } })).to.include({
      status: 409,
      code: "contact_is_factor",
    });
    await confirmEmail();
    const byMail = { setting: 1, method: "Email", password: passwordOf(name) };
    expect(await change("release", byMail)).to.include({ code: "proof_needed" });
    const again = await codeOf("Phone", "account");
    expect((await change("release", { ...byMail, currentCode: again })).status).to.equal(200);
    await change("login", { setting: 2 });
    const off = await change("login", { setting: 2, code: recovery[0] });
    expect((off.data as TwoFactorBody).login).to.deep.equal({ setting: 2, type: "none" });
  });

  it("gives way to an app for everything but signing in, and to a recovery by mail", async () => {
    await confirmEmail();
    await switchOn("release", "Email");
    expect(await viewCodes()).to.include({ release: "email", sendout: "email", account: "email" });
    await app.database.query("UPDATE trader SET recovered_at = now() WHERE username = $1", [name]);
    expect(await viewCodes()).to.include({ release: "none", sendout: "none", account: "none" });
    expect(await send("Email", "release")).to.include({ code: "channel_unavailable" });
    expect(await send("Push", "release")).to.include({ code: "channel_unavailable" });
    await app.database.query(
      `INSERT INTO authenticator (trader_id, secret, last_step, set_up_at)
       SELECT id, '', 0, now() FROM trader WHERE username = $1`,
      [name],
    );
    expect(await viewCodes()).to.include({ release: "ga", sendout: "ga", account: "ga" });
  });

  it("takes the password for each code: a stolen session sends nothing", async () => {
    await confirmEmail();
    await switchOn("release", "Email");
    const before = letters();
    const told = await send("Email", "release", here, { password: "not mine" });
    expect(told).to.include({ status: 401, code: "wrong_credentials" });
    expect(letters()).to.equal(before);
  });
});
