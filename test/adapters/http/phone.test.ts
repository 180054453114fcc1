import { expect } from "chai";
import type { PhoneView } from "../../../src/adapters/http/contract/account/phone.ts";
import { override } from "../../../src/composition/container.ts";
import { policyTokens } from "../../../src/composition/policy-module.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";
import { KeptMails } from "../../support/kept-mails.ts";
import { KeptMessages } from "../../support/kept-messages.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor, type Told } from "../../support/visitor.ts";

/** Another code than this one. */
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

interface PhoneFailure {
  readonly phoneError: string | null;
  readonly codeError: string | null;
  readonly errorCode: string;
  readonly countdown: number | null;
}

const failureOf = ({ body }: Told) => (body as { error: PhoneFailure }).error;

describe("the phone number of an account over HTTP", () => {
  let app: TestApp;
  let mails: KeptMails;
  let messages: KeptMessages;
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
    app = await startTestApp({ SMS_URL: "https://AC1:token@127.0.0.1", SMS_FROM: "+15005550006" }, [
      mails.override,
      messages.override,
      override(policyTokens.account, () => policy),
    ]);
  });
  after(() => app.stop());

  const registered = async (username: string) => {
    const visitor = await Visitor.of(app.url);
    const body = { username, email: `${username}@example.org`, password: passwordOf(username) };
    await visitor.must("register", { body });
    await visitor.openPage();
    return visitor;
  };
  const wanted = (phone: string, call = false) => ({
    body: { phone, call, isCitizenshipConsentAccepted: true },
  });
  const confirm = (visitor: Visitor, phoneCode: string) =>
    visitor.call("confirmPhone", { body: { phoneCode } });
  const viewed = async (visitor: Visitor): Promise<PhoneView> =>
    (await visitor.must("viewPhone")).data;
  const confirmed = async (username: string, phone: string) => {
    const visitor = await registered(username);
    const number = phone.replaceAll(" ", "");
    const { length } = messages.to(number);
    await visitor.must("sendPhoneCode", wanted(phone));
    const phoneCode = await messages.code(number, length + 1);
    await visitor.must("confirmPhone", { body: { phoneCode } });
    return visitor;
  };
  const query = (sql: string, values: unknown[]) => app.database.query(sql, values);
  /** As if that much time had passed since the last code was sent. */
  const later = (username: string, seconds: number) =>
    query(
      `UPDATE phone SET last_sent_at = last_sent_at - make_interval(secs => $2)
        WHERE trader_id = (SELECT id FROM trader WHERE username = $1)`,
      [username, seconds],
    );
  const levelOf = async (visitor: Visitor) => {
    const { data } = await visitor.must("getCurrentUser");
    return (data as { kycLevelCheck: { level: number } }).kycLevelCheck.level;
  };

  it("is confirmed once, by the code that was sent to it, and counts with the address", async () => {
    const ana = await registered("ana");
    expect(await viewed(ana)).to.deep.equal({
      phone: null,
      isVerified: false,
      way: null,
      countdown: 0,
      ways: ["sms", "call"],
    });
    const sent = await ana.must("sendPhoneCode", wanted("+351 912 345 601"));
    expect(sent.data).to.deep.include({ phone: "+351912345601", way: "sms", isVerified: false });
    const code = await messages.code("+351912345601");
    const before = await ana.must("getCurrentUser");
    expect(before.data).to.deep.include({ phone: null, unverifiedPhone: "+351912345601" });
    const wrong = await confirm(ana, otherThan(code));
    expect([wrong.status, failureOf(wrong).errorCode]).to.deep.equal([422, "code_wrong"]);
    expect(failureOf(wrong)).to.include({ phoneError: null, countdown: null });
    expect(failureOf(wrong).codeError).to.be.a("string");
    const tries = await Promise.all([1, 2, 3].map(() => confirm(ana, code)));
    expect(tries.map(({ status }) => status)).to.have.members([200, 422, 422]);
    const { data } = await ana.must("getCurrentUser");
    expect(data).to.deep.include({
      phone: "+351912345601",
      unverifiedPhone: null,
      isPhoneVerified: true,
    });
    expect(data).to.have.nested.include({ "verification.phone.verified": true });
    expect((await ana.call("sendPhoneCode", wanted("+351 912 345 602"))).code).to.equal(
      "phone_confirmed_already",
    );
    expect(await levelOf(ana)).to.equal(0);
    const mailed = await mails.code("ana@example.org");
    await ana.must("verifyEmail", { body: { code: mailed } });
    expect(await levelOf(ana)).to.equal(1);
  });

  it("gets its code by a call where that is wanted", async () => {
    const bob = await registered("bob");
    await bob.must("sendPhoneCode", wanted("+351 212 345 603", true));
    const { way } = await messages.await("+351212345603");
    expect(way).to.equal("call");
    expect((await confirm(bob, await messages.code("+351212345603"))).status).to.equal(200);
  });

  it("that cannot get a code is refused with its reason", async () => {
    const cleo = await registered("cleo");
    const cases = [
      ["912 345 678", "phone_parse_error"],
      ["+351 912 345", "phone_invalid"],
      ["+351 800 123 456", "phone_wrong_type"],
      ["+351 21 234 5678", "sms_not_supported"],
    ] as const;
    for (const [phone, code] of cases) {
      const told = await cleo.call("sendPhoneCode", wanted(phone));
      expect([told.status, failureOf(told).errorCode], phone).to.deep.equal([422, code]);
      expect(failureOf(told).phoneError, phone).to.be.a("string");
      expect(failureOf(told), phone).to.include({ codeError: null, countdown: null });
    }
    const body = { phone: "+351 912 345 678", isCitizenshipConsentAccepted: false };
    expect((await cleo.call("sendPhoneCode", { body })).status).to.equal(422);
    expect(await viewed(cleo)).to.include({ phone: null });
  });

  it("gets another code after a minute, then after two; resetting forgets the pause", async () => {
    const phone = "+351 912 345 604";
    const dora = await registered("dora");
    await dora.must("sendPhoneCode", wanted(phone));
    const first = await messages.code("+351912345604");
    const early = await dora.call("sendPhoneCode", wanted(phone));
    expect([early.status, failureOf(early).errorCode]).to.deep.equal([429, "phone_limit_exceeded"]);
    expect(failureOf(early).countdown).to.be.within(1, 60);
    await later("dora", 60);
    expect((await dora.must("sendPhoneCode", wanted(phone))).data).to.include({ countdown: 120 });
    const second = await messages.code("+351912345604", 2);
    if (first !== second) {
      expect(failureOf(await confirm(dora, first)).errorCode).to.equal("code_wrong");
    }
    expect((await dora.must("resetPhone")).data).to.include({ phone: null, countdown: 0 });
    expect(failureOf(await confirm(dora, second)).errorCode).to.equal("code_expired");
    await dora.must("sendPhoneCode", wanted(phone));
  });

  it("takes five wrong codes, then a new one is needed", async () => {
    const phone = "+351 912 345 605";
    const emil = await registered("emil");
    await emil.must("sendPhoneCode", wanted(phone));
    const code = await messages.code("+351912345605");
    for (let count = 0; count < 5; count += 1) {
      expect(failureOf(await confirm(emil, otherThan(code))).errorCode).to.equal("code_wrong");
    }
    expect(failureOf(await confirm(emil, code)).errorCode).to.equal("code_attempts_exceeded");
  });

  it("that somebody has is answered like any other; only the phone is told, without a code", async () => {
    await confirmed("finn", "+351 912 345 606");
    const thief = await registered("thief");
    const friend = await registered("friend");
    const taken = await thief.must("sendPhoneCode", wanted("+351 912 345 606"));
    const free = await friend.must("sendPhoneCode", wanted("+351 912 345 607"));
    const shape = ({ data, headers }: Told) => [
      { ...(data as PhoneView), phone: "", countdown: 0 },
      [...headers.keys()],
    ];
    expect(shape(taken)).to.deep.equal(shape(free));
    const { words } = await messages.await("+351912345606", 2);
    expect(words).to.not.match(/\d|thief|finn/);
    const [ofThief, ofFriend] = [await confirm(thief, "000000"), await confirm(friend, "000000")];
    expect(ofThief.status).to.equal(ofFriend.status);
  });

  it("belongs to the first of two who confirm it", async () => {
    const phone = "+351 912 345 608";
    const [gina, hugo] = [await registered("gina"), await registered("hugo")];
    await gina.must("sendPhoneCode", wanted(phone));
    const ofGina = await messages.code("+351912345608");
    await hugo.must("sendPhoneCode", wanted(phone));
    const ofHugo = await messages.code("+351912345608", 2);
    const told = await Promise.all([confirm(gina, ofGina), confirm(hugo, ofHugo)]);
    expect(told.map(({ status }) => status)).to.have.members([200, 422]);
  });

  it("gets six codes a day at most, whoever asks, and an account ten", async () => {
    const phone = "+351 912 345 609";
    for (let count = 0; count < 6; count += 1) {
      await (await registered(`many_${count}`)).must("sendPhoneCode", wanted(phone));
    }
    const ida = await registered("ida");
    const seventh = await ida.call("sendPhoneCode", wanted(phone));
    expect([seventh.status, failureOf(seventh).errorCode]).to.deep.equal([
      429,
      "phone_limit_exceeded",
    ]);
    expect(failureOf(seventh).countdown).to.be.greaterThan(3_600);
    for (let count = 10; count < 20; count += 1) {
      await ida.must("sendPhoneCode", wanted(`+351 912 345 7${count}`));
    }
    expect((await ida.call("sendPhoneCode", wanted("+351 912 345 720"))).status).to.equal(429);
  });

  it("is taken away only by its owner; then the account sells nothing new, and has no level", async () => {
    const jana = await confirmed("jana", "+351 912 345 610");
    await jana.must("verifyEmail", { body: { code: await mails.code("jana@example.org") } });
    expect(await levelOf(jana)).to.equal(1);
    expect((await jana.call("resetPhone")).code).to.equal("proof_needed");
    const wrong = { body: { password: "not this one" } };
    expect((await jana.call("resetPhone", wrong)).code).to.equal("wrong_credentials");
    expect(await viewed(jana)).to.include({ isVerified: true });
    await jana.must("resetPhone", { body: { password: passwordOf("jana") } });
    expect(await viewed(jana)).to.include({ phone: null, isVerified: false });
    expect(await levelOf(jana)).to.equal(0);
    const [row] = await query(
      "SELECT security_changed_at IS NOT NULL AS held FROM trader WHERE username = $1",
      ["jana"],
    );
    expect(row).to.deep.equal({ held: true });
    await confirmed("karl", "+351 912 345 610");
  });

  it("stands nowhere in the database as it is, nor does its code", async () => {
    const lena = await registered("lena");
    await lena.must("sendPhoneCode", wanted("+351 912 345 611"));
    const code = await messages.code("+351912345611");
    const tables = ["phone", "delivery", "attempt"];
    for (const table of tables) {
      const kept = JSON.stringify(await query(`SELECT * FROM ${table}`, []));
      expect(kept, table)
        .to.not.match(/912345611/)
        .and.to.not.include(`"${code}"`);
    }
  });

  it("has a list of the countries it can be of", async () => {
    const { data } = await (await Visitor.of(app.url)).must("listPhoneCountries");
    expect(data).to.deep.include({ iso: "PT", name: "Portugal", callingCode: "351" });
  });
});
