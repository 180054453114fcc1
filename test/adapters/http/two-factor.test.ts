import { expect } from "chai";
import { TotpCodes } from "../../../src/adapters/identity/totp-codes.ts";
import type { TwoFactorBody } from "../../../src/adapters/http/contract/two-factor/two-factor.ts";
import { codeFormat } from "../../../src/domain/account/code-format.ts";
import type {
  AskedPasskeyBody,
  PasskeyToMakeBody,
} from "../../../src/adapters/http/contract/passkey/passkey.ts";
import { SoftAuthenticator } from "../../support/soft-authenticator.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor, type Told } from "../../support/visitor.ts";

const codes = new TotpCodes(codeFormat, "Peerhold");
const codeOf = (key: string, steps = 0) => codes.codeOf(key, codes.stepAt(Date.now()).step + steps);
/** Not one of the codes that count now. */
const wrongCode = (key: string) =>
  ["000000", "000001", "000002", "000003"].find(
    (each) => ![-1, 0, 1].some((steps) => codeOf(key, steps) === each),
  ) ?? "";

describe("two-factor over HTTP", () => {
  let app: TestApp;
  let count = 0;
  let name: string;
  let here: Visitor;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    await app.database.query("DELETE FROM attempt");
    count += 1;
    name = `factor_${count}x`;
    here = await Visitor.of(app.url);
    await here.register(name);
  });

  type Purpose = "login" | "release" | "sendout";
  const change = (purpose: string, body: object, who = here) =>
    who.call("changeTwoFactor", { parameters: { purpose }, body });
  const read = (told: Told) => told.data as TwoFactorBody;
  const view = async (who = here) => read(await who.must("viewTwoFactor"));
  const forgetSteps = () => app.database.query("UPDATE authenticator SET last_step = 0");
  const logIn = async (code?: string) => {
    const visitor = await Visitor.of(app.url);
    const body = { login: name, password: passwordOf(name), ...(code && { code }) };
    return { visitor, told: await visitor.call("logIn", { body }) };
  };

  /** Sets up an app for a purpose; the page is opened again, as its token is no longer good. */
  async function switchOn(purpose: Purpose): Promise<{ key: string; recovery: readonly string[] }> {
    const asked = await change(purpose, { setting: 1, method: "App", password: passwordOf(name) });
    expect(asked.status, JSON.stringify(asked.body)).to.equal(200);
    const key = read(asked).authenticator?.key ?? "";
    const done = await change(purpose, { setting: 1, code: codeOf(key) });
    expect(done.status, JSON.stringify(done.body)).to.equal(200);
    await here.openPage();
    await forgetSteps();
    return { key, recovery: read(done).recoveryCodes ?? [] };
  }

  describe("setting it up", () => {
    it("goes from 0 over 3 to 1 by a code of the new app, and shows ten recovery codes once", async () => {
      expect((await view()).login).to.deep.equal({ setting: 0, type: "none" });
      const asked = await change("login", { setting: 1, password: passwordOf(name) });
      const { authenticator, login } = read(asked);
      expect(login).to.deep.equal({ setting: 3, type: "none" });
      expect(authenticator?.address).to.include(`secret=${authenticator?.key}`).and.include(name);
      const [stored] = await app.database.query<{ secret: Buffer }>(
        "SELECT secret FROM authenticator_setup",
      );
      expect(stored?.secret.includes(authenticator?.key ?? "?")).to.equal(false);
      const done = read(await change("login", { setting: 1, code: codeOf(authenticator!.key) }));
      expect(done).to.deep.include({ login: { setting: 1, type: "ga" }, hasApp: true });
      expect(new Set(done.recoveryCodes)).to.have.property("size", 10);
      expect(
        done.recoveryCodes?.every((each) => /^[a-z2-7]{5}(-[a-z2-7]{5}){4}$/.test(each)),
      ).to.equal(true);
      const later = await view();
      expect(later).to.deep.include({ recoveryCodes: null, authenticator: null });
      expect(later.release).to.deep.equal({ setting: 0, type: "none" });
      const user = (await here.must("getCurrentUser")).data as { twoFactor: object };
      expect(user.twoFactor).to.deep.equal({ login: 1, release: 0, sendout: 0 });
      const [rows] = await app.database.query<{ text: string }>(
        "SELECT string_agg(c::text, ' ') AS text FROM recovery_code c",
      );
      for (const code of done.recoveryCodes ?? []) expect(rows?.text).to.not.include(code);
    });

    it("needs the password: a stolen session gets no secret", async () => {
      expect(await change("login", { setting: 1 })).to.include({ code: "proof_needed" });
      const wrong = await change("login", { setting: 1, password: "not this one" });
      expect(wrong).to.include({ status: 401, code: "wrong_credentials" });
      expect((await view()).login.setting).to.equal(0);
      const begun = await here.call("beginAuthenticator", { body: { password: "not this one" } });
      expect(begun).to.include({ code: "wrong_credentials" });
    });

    it("is over after ten minutes, and what was asked for is confirmed once, not its opposite", async () => {
      expect(await change("login", { setting: 1, code: "123456" })).to.include({
        status: 409,
        code: "verification_over",
      });
      const asked = await change("login", { setting: 1, password: passwordOf(name) });
      const { key } = read(asked).authenticator!;
      await app.database.query(
        "UPDATE two_factor_request SET asked_at = asked_at - interval '10 min'",
      );
      expect((await view()).login.setting).to.equal(0);
      const body = { setting: 1, code: codeOf(key) };
      expect(await change("login", body)).to.include({ code: "verification_over" });
      await app.database.query(
        "UPDATE two_factor_request SET asked_at = asked_at + interval '10 min'",
      );
      expect(await change("release", body)).to.include({ code: "verification_over" });
      expect(await change("login", { ...body, setting: 2 })).to.include({
        code: "verification_over",
      });
      const both = await Promise.all([change("login", body), change("login", body)]);
      const [done, refused] = both.toSorted((left, right) => left.status - right.status);
      expect(done).to.include({ status: 200 });
      // The change ends the session: who comes after it is not signed in any more.
      expect(refused?.code).to.be.oneOf(["verification_over", "unauthenticated"]);
      expect(
        await app.database.query(
          "SELECT FROM recovery_code WHERE trader_id = (SELECT id FROM trader WHERE username = $1)",
          [name],
        ),
      ).to.have.length(10);
    });

    it("names other ways and purposes, and refuses them", async () => {
      for (const method of ["Sms", "Telegram", "Email"]) {
        const told = await change("login", { setting: 1, method, password: passwordOf(name) });
        expect(told).to.include({ status: 422, code: "method_unavailable" });
      }
      const told = await change("everything", { setting: 1, password: passwordOf(name) });
      expect(told).to.include({ status: 404 });
      expect(await change("login", { setting: 3 })).to.include({ code: "validation" });
      expect(await change("login", { setting: 2 })).to.include({ code: "two_factor_unchanged" });
    });

    it("ends all other sessions, and holds sales for a day", async () => {
      const { visitor: there } = await logIn();
      await switchOn("sendout");
      expect(
        ((await there.must("getCurrentUser")).data as { isLogged: boolean }).isLogged,
      ).to.equal(false);
      const { heldUntil } = await view();
      expect(Date.parse(heldUntil ?? "") - Date.now()).to.be.closeTo(86_400_000, 60_000);
    });
  });

  describe("a change", () => {
    it("of another purpose takes a code, and off a recovery code as well", async () => {
      const { key, recovery } = await switchOn("login");
      expect((await change("release", { setting: 1 })).status).to.equal(200);
      const wrong = await change("release", { setting: 1, code: wrongCode(key) });
      expect(wrong).to.include({ status: 403, code: "wrong_code" });
      const byPaper = await change("release", { setting: 1, code: recovery[0] });
      expect(byPaper).to.include({ code: "wrong_code" });
      const done = await change("release", { setting: 1, code: codeOf(key) });
      expect(read(done)).to.deep.include({ recoveryCodes: null });
      await here.openPage();
      await change("login", { setting: 2 });
      const off = await change("login", { setting: 2, code: recovery[0] });
      expect(read(off)).to.deep.include({
        login: { setting: 2, type: "none" },
        release: { setting: 1, type: "ga" },
      });
    });

    it("to another app takes the password and a code, and ends the old app and its paper", async () => {
      const { key, recovery } = await switchOn("login");
      const password = passwordOf(name);
      const begin = (body: object) => here.call("beginAuthenticator", { body });
      expect(await begin({ password })).to.include({ code: "proof_needed" });
      expect(await begin({ password, code: wrongCode(key) })).to.include({ code: "wrong_code" });
      const begun = read(await begin({ password, code: recovery[9] })).authenticator!;
      expect((await logIn(codeOf(key))).told.status).to.equal(200);
      const confirm = (code: string) => here.call("confirmAuthenticator", { body: { code } });
      expect(await confirm(codeOf(key))).to.include({ code: "wrong_code" });
      const done = read(await confirm(codeOf(begun.key)));
      expect(done.recoveryCodes).to.have.length(10);
      await forgetSteps();
      expect((await logIn(codeOf(key))).told.status).to.equal(401);
      expect((await logIn(recovery[0])).told.status).to.equal(401);
      expect((await logIn(codeOf(begun.key))).told.status).to.equal(200);
    });

    it("of the recovery codes takes a code of the app, and ends the earlier ones", async () => {
      const { key, recovery } = await switchOn("login");
      const renew = (code: string) => here.call("renewRecoveryCodes", { body: { code } });
      expect(await renew(wrongCode(key))).to.include({ code: "wrong_code" });
      const fresh = read(await renew(codeOf(key))).recoveryCodes ?? [];
      expect(fresh).to.have.length(10);
      expect((await logIn(recovery[0])).told.status).to.equal(401);
      expect((await logIn(fresh[0])).told.status).to.equal(200);
    });

    it("of the password takes a code as well, which a refused password does not use up", async () => {
      const { key } = await switchOn("sendout");
      const changed = (fields: object) =>
        here.call("changePassword", {
          body: {
            current_password: passwordOf(name),
            new_password: "a new horse of old",
            ...fields,
          },
        });
      expect(await changed({})).to.include({ code: "proof_needed" });
      expect(await changed({ code: wrongCode(key) })).to.include({ code: "wrong_code" });
      const code = codeOf(key);
      expect(await changed({ code, new_password: "password1234" })).to.include({
        code: "validation",
      });
      expect((await changed({ code })).status).to.equal(200);
    });

    it("of the password takes a passkey in place of a code, once", async () => {
      const { key } = await switchOn("sendout");
      const device = new SoftAuthenticator("http://localhost:0");
      const begun = await here.must("beginPasskey", { body: { code: codeOf(key) } });
      const { challenge } = begun.data as PasskeyToMakeBody;
      await here.must("addPasskey", { body: { name: "Phone", ...device.make(challenge) } });
      await here.openPage();
      const asked = (await here.must("askPasskeyProof")).data as AskedPasskeyBody;
      const passkey = device.sign(asked.challenge);
      const changed = (current_password: string, new_password: string) =>
        here.call("changePassword", { body: { current_password, new_password, passkey } });
      expect((await changed(passwordOf(name), "a new horse of old")).status).to.equal(200);
      await here.openPage();
      const again = await changed("a new horse of old", "another horse of old");
      expect(again).to.include({ code: "wrong_passkey" });
    });

    it("of the sessions takes a code where any purpose asks for one", async () => {
      const { key } = await switchOn("sendout");
      await logIn();
      const end = (body: object) => here.call("endOtherSessions", { body });
      expect(await end({ password: passwordOf(name) })).to.include({ code: "proof_needed" });
      expect((await end({ code: codeOf(key) })).status).to.equal(200);
      expect(await end({ code: codeOf(key) })).to.include({ code: "wrong_code" });
    });
  });
});
