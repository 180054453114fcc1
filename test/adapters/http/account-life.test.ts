import { expect } from "chai";
import type { PasskeyToMakeBody } from "../../../src/adapters/http/contract/passkey/passkey.ts";
import type { TwoFactorBody } from "../../../src/adapters/http/contract/two-factor/two-factor.ts";
import { TotpCodes } from "../../../src/adapters/identity/totp-codes.ts";
import { codeFormat } from "../../../src/domain/account/code-format.ts";
import { KeptMails } from "../../support/kept-mails.ts";
import { KeptMessages } from "../../support/kept-messages.ts";
import { SoftAuthenticator } from "../../support/soft-authenticator.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";

const name = "mara_1";
const email = `${name}@example.org`;
const phone = "+4915123456789";
const codes = new TotpCodes(codeFormat, "Peerhold");
const day = 86_400_000;

describe("the life of an account over HTTP", () => {
  let app: TestApp;
  const mails = new KeptMails();
  const messages = new KeptMessages();
  before(async () => {
    const settings = { SMS_URL: "https://AC1:token@127.0.0.1", SMS_FROM: "+15005550006" };
    app = await startTestApp(settings, [mails.override, messages.override]);
  });
  after(() => app.stop());

  it("goes from the registration over a lost phone and password to its end", async () => {
    const mara = await Visitor.of(app.url);
    await mara.register(name);
    await mara.must("verifyEmail", { body: { code: await mails.code(email) } });
    const wanted = { phone, call: false, isCitizenshipConsentAccepted: true };
    await mara.must("sendPhoneCode", { body: wanted });
    await mara.must("confirmPhone", { body: { phoneCode: await messages.code(phone, 1) } });
    expect((await mara.must("getCurrentUser")).data).to.include({ isEmailVerified: true, phone });

    const proof = { password: passwordOf(name) };
    const begun = (await mara.must("beginPasskey", { body: proof })).data as PasskeyToMakeBody;
    const made = new SoftAuthenticator("http://localhost:0").make(begun.challenge);
    await mara.must("addPasskey", { body: { name: "Phone", ...made } });
    await mara.openPage();
    const change = async (body: object) => {
      const sent = { parameters: { purpose: "login" }, body };
      return (await mara.must("changeTwoFactor", sent)).data as TwoFactorBody;
    };
    const asked = await change({ setting: 1, method: "App", ...proof });
    const key = asked.authenticator?.key ?? "";
    const code = codes.codeOf(key, codes.stepAt(Date.now()).step);
    const [paper, another, last] = (await change({ setting: 1, code })).recoveryCodes ?? [];

    // The phone is lost, with the app and the passkey, and the password forgotten.
    const there = await Visitor.of(app.url);
    await there.must("askRecovery", { body: { email } });
    let token: string | undefined;
    // Mails about the account's security may come before it.
    for (let count = 1; token === undefined; count += 1) {
      const { text } = await mails.await(email, count);
      token = /\/recover\/password#([\w-]+)/.exec(text)?.[1];
    }
    const password = "seven quiet lamps burn";
    await there.must("recover", { body: { token, new_password: password } });
    const signIn = { login: name, password };
    expect((await there.call("logIn", { body: signIn })).status).to.equal(401);
    await there.must("logIn", { body: { ...signIn, code: paper } });
    await there.openPage();
    const { heldUntil } = (await there.must("viewTwoFactor")).data as TwoFactorBody;
    expect(Date.parse(heldUntil ?? "") - Date.now()).to.be.closeTo(day, 60_000);
    expect((await there.must("listPasskeys")).data).to.deep.equal([]);
    expect((await mara.must("getCurrentUser")).data).to.have.property("isLogged", false);

    // What proves the owner is the app that is lost, or paper that takes its place.
    const close = (body: object) => there.call("closeAccount", { body });
    expect((await close({ password })).code).to.equal("proof_needed");
    expect((await close({ code: paper })).code).to.equal("wrong_code");
    expect((await close({ code: another })).status).to.equal(200);
    const again = await (
      await Visitor.of(app.url)
    ).call("logIn", {
      body: { ...signIn, code: last },
    });
    expect(again).to.include({ status: 403, code: "account_closed" });
  });
});
