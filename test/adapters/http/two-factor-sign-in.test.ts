import { expect } from "chai";
import { TotpCodes } from "../../../src/adapters/identity/totp-codes.ts";
import type { TwoFactorBody } from "../../../src/adapters/http/contract/two-factor/two-factor.ts";
import { codeFormat } from "../../../src/domain/account/code-format.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { passwordOf, Visitor, type Told } from "../../support/visitor.ts";

const codes = new TotpCodes(codeFormat, "Peerhold");
const codeOf = (key: string, steps = 0) => codes.codeOf(key, codes.stepAt(Date.now()).step + steps);
/** Leaves the codes of this moment as they are for a while. */
async function earlyInStep(): Promise<void> {
  const left = codes.stepAt(Date.now()).endsAt - Date.now();
  if (left < 10_000) await new Promise((done) => setTimeout(done, left));
}

/** Not one of the codes that count now. */
const wrongCode = (key: string) =>
  ["000000", "000001", "000002", "000003"].find(
    (each) => ![-1, 0, 1].some((steps) => codeOf(key, steps) === each),
  ) ?? "";

describe("sign-in with two-factor over HTTP", () => {
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

  it("takes both factors, and says the same whatever was wrong", async () => {
    const { key } = await switchOn("login");
    const wrong = await Promise.all([
      logIn(),
      logIn(wrongCode(key)),
      (async () => {
        const visitor = await Visitor.of(app.url);
        const body = { login: name, password: "not this one", code: codeOf(key) };
        return { visitor, told: await visitor.call("logIn", { body }) };
      })(),
    ]);
    const bodies = wrong.map(({ told }) => told.body as { error: { message: string } });
    expect(new Set(bodies.map(({ error }) => error.message)).size).to.equal(1);
    for (const { visitor, told } of wrong) {
      expect(told).to.include({ status: 401, code: "wrong_credentials" });
      expect(visitor.cookie).to.not.include("__Host-session");
    }
    const { told, visitor } = await logIn(codeOf(key));
    expect(told.status).to.equal(200);
    expect(visitor.cookie).to.include("__Host-session");
  });

  it("takes each code once, also at the same moment, and one step to either side", async () => {
    const { key } = await switchOn("login");
    await earlyInStep();
    const code = codeOf(key, -1);
    const both = await Promise.all([logIn(code), logIn(code), logIn(code)]);
    expect(both.filter(({ told }) => told.status === 200)).to.have.length(1);
    expect((await logIn(code)).told.status).to.equal(401);
    expect((await logIn(codeOf(key, 1))).told.status).to.equal(200);
    // A later one was used: all before it are over.
    expect((await logIn(codeOf(key))).told.status).to.equal(401);
    await forgetSteps();
    await app.database.query("DELETE FROM attempt");
    expect((await logIn(codeOf(key, 3))).told.status).to.equal(401);
    expect((await logIn(codeOf(key, -3))).told.status).to.equal(401);
  });

  it("stops after five wrong codes, from whatever address, even for a right one", async () => {
    const { key } = await switchOn("login");
    const trader = "(SELECT 'second-factor ' || id FROM trader WHERE username = $1)";
    for (let tries = 0; tries < 5; tries += 1) await logIn(wrongCode(key));
    // As if each came from another address: only the count of the codes is left.
    await app.database.query(
      `DELETE FROM attempt WHERE subject <> sha256(convert_to(${trader}, 'UTF8'))`,
      [name],
    );
    expect((await logIn(codeOf(key))).told).to.include({ code: "wrong_credentials" });
    await app.database.query("DELETE FROM attempt");
    expect((await logIn(codeOf(key))).told.status).to.equal(200);
  });

  it("takes a recovery code in place of the app, each once, however it is typed", async () => {
    const { recovery } = await switchOn("login");
    const [first = "", second = ""] = recovery;
    const both = await Promise.all([logIn(first), logIn(first.toUpperCase())]);
    expect(both.map(({ told }) => told.status)).to.have.members([200, 401]);
    expect((await logIn(first)).told.status).to.equal(401);
    const spaced = await logIn(second.replaceAll("-", " "));
    expect(spaced.told.status).to.equal(200);
    expect((await view(spaced.visitor)).recoveryCodesLeft).to.equal(8);
  });

  it("takes nobody else's code", async () => {
    const { recovery, key } = await switchOn("login");
    const other = await Visitor.of(app.url);
    name = `other_${count}x`;
    await other.register(name);
    here = other;
    await switchOn("login");
    expect((await logIn(codeOf(key))).told.status).to.equal(401);
    expect((await logIn(recovery[0])).told.status).to.equal(401);
  });
});
