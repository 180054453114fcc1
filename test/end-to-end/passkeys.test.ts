import { expect } from "chai";
import { createServer } from "node:net";
import type { Page } from "playwright-core";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { expectAccessible, openPage } from "../support/browser.ts";
import { closePage } from "../support/shared-browser.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { passwordOf, Visitor } from "../support/visitor.ts";

/** A port that was free a moment ago: passkeys are bound to an address that is known beforehand. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

/** Gives the tab an authenticator that verifies its owner, and answers whenever it is asked. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe("passkeys in a browser", function () {
  this.timeout(120_000);
  const name = "key_holder";
  let app: TestApp;
  before(async () => {
    const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
    app = await startTestApp({ DEMO: "1", ...ports, METRICS_PORT: "0" });
  });
  after(() => app.stop());

  it("are added with the password, sign in without it, and are removed by themselves", async () => {
    const visitor = await Visitor.of(app.url);
    await visitor.register(name);
    const url = app.url.replace("127.0.0.1", "localhost");
    const { page, faults } = await openPage(`${url}/login`);
    await page.getByLabel("Name or email").fill(name);
    await page.getByLabel("Password", { exact: true }).fill(passwordOf(name));
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL((to) => to.pathname === "/dashboard");
    await plugIn(page);

    await page.goto(`${url}/account/security`);
    const section = page.getByRole("region", { name: "Passkeys" });
    await section.getByRole("button", { name: "Add a passkey" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Name of the passkey").fill("Work laptop");
    await dialog.getByLabel("Password", { exact: true }).fill(passwordOf(name));
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add a passkey" }).click();
    await page.waitForURL(/passkey=changed/);
    await section.getByText("Work laptop").first().waitFor();
    await expectAccessible(page);

    await section.getByRole("button", { name: "Rename Work laptop" }).click();
    await dialog.getByLabel("Name of the passkey").fill("Laptop");
    await dialog.getByRole("button", { name: "Rename" }).click();
    await section.getByRole("button", { name: "Rename Laptop" }).waitFor();

    const signOut = async () => {
      await page.goto(`${url}/logout`);
      await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
      await page.waitForURL((to) => to.pathname === "/");
    };
    // The browser offers it in the field for the name; this authenticator takes the offer at once.
    await signOut();
    await page.goto(`${url}/login`);
    await page.waitForURL((to) => to.pathname === "/dashboard");

    await signOut();
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await page.goto(`${url}/login`);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL((to) => to.pathname === "/dashboard");

    await page.goto(`${url}/account/security`);
    await section.getByText("last used").waitFor();
    await section.getByRole("button", { name: "Remove Laptop" }).click();
    await dialog.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL(/passkey=changed/);
    await section.getByRole("button", { name: "Add a passkey" }).waitFor();
    expect(await section.getByRole("button", { name: "Remove" }).count()).to.equal(0);
    // What a page reads while its session ends is refused.
    expect(faults.filter((fault) => !fault.includes("401"))).to.deep.equal([]);
    await closePage(page);
  });

  it("of staff prove who they are before a dangerous act, which then continues", async () => {
    const url = app.adminUrl.replace("127.0.0.1", "localhost");
    const { page, faults } = await openPage(`${url}/login`);
    const press = (act: string | RegExp) => page.getByRole("button", { name: act }).click();
    const code = async () => {
      await app.database.query("UPDATE staff SET totp_last_step = 0");
      const visitor = await StaffVisitor.of(app.adminUrl);
      const all: { username: string; code: string }[] = (await visitor.must("listDemoCodes")).data;
      return all.find(({ username }) => username === "ada_admin")?.code ?? "";
    };
    await press(/^ada_admin/);
    await page.getByLabel("Password").fill(demoPassword);
    await press("Sign in");
    await page.getByRole("heading", { name: "Queues", level: 1 }).waitFor();
    await plugIn(page);
    await page.goto(`${url}/me`);
    await press("Add a passkey");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name of the passkey").fill("Desk");
    await dialog.getByLabel("Current password").fill(demoPassword);
    await dialog.getByLabel("Code from your app").fill(await code());
    await dialog.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("list", { name: "Passkeys" }).getByText("Desk").waitFor();

    for (const [table, column] of [
      ["staff", "credentials_changed_at"],
      ["staff_session", "started_at"],
    ]) {
      await app.database.query(`UPDATE ${table} SET ${column} = ${column} - interval '16 min'`);
    }
    await page.goto(`${url}/staff`);
    await press("Invite member");
    await page.getByLabel("Username").fill("iris_mod");
    await page.getByLabel("Code name").fill("Plover");
    await dialog.getByLabel("Why").fill("Two hands are missing at the desk.");
    await dialog.getByRole("button", { name: "Propose" }).click();
    await page.getByRole("heading", { name: "Confirm who you are" }).waitFor();
    await expectAccessible(page);
    await press("Use a passkey");
    await page.getByText("Waiting for another admin.").waitFor();
    // The browser reports the refusal that asked for the proof.
    expect(faults.filter((fault) => !fault.includes("403"))).to.deep.equal([]);
    await closePage(page);
  });
});
