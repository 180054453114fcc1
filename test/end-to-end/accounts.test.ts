import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectAccessible, expectGoodInEveryWindow, openPage } from "../support/browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { passwordOf, Visitor } from "../support/visitor.ts";
import { closePage } from "../support/shared-browser.ts";

describe("accounts in a browser", function () {
  this.timeout(90_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(async () => {
    await app.stop();
  });

  const open = (path: string) => openPage(app.url + path);
  const submit = (page: Page, name: string) =>
    page.locator("main").getByRole("button", { name, exact: true }).click();
  const password = (page: Page) => page.getByLabel("Password", { exact: true });

  async function registered(username: string): Promise<void> {
    const visitor = await Visitor.of(app.url);
    await visitor.register(username);
  }

  /** The code in the mailbox of the demo. */
  async function codeFor(address: string): Promise<string> {
    const headers = { accept: "application/json" };
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await fetch(`${app.url}/dev/mailbox`, { headers });
      const { data } = (await answer.json()) as { data: readonly { to: string; text: string }[] };
      const code = /\d{6}/.exec(data.find(({ to }) => to === address)?.text ?? "")?.[0];
      if (code !== undefined) return code;
      await pause(100);
    }
    throw new Error(`No code came for ${address}`);
  }

  it("are opened on one screen, and the reader goes on where he was", async () => {
    const { page } = await open("/buy/bitcoin?currencyCode=EUR");
    await page.getByRole("link", { name: "Register" }).click();
    await page.getByLabel("Name").fill("Newcomer_1");
    await page.getByLabel("Email").fill("newcomer@example.org");
    await password(page).fill(passwordOf("Newcomer_1"));
    await submit(page, "Register");
    await page.waitForURL(/\/buy\/bitcoin\?currencyCode=EUR$/);
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByText("Signed in as Newcomer_1").waitFor();
    await page.locator("main h1").waitFor();
    await expectAccessible(page);
    await closePage(page);
  });

  it("have their address confirmed by the code in the mail, in place, and go on after 3 seconds", async () => {
    const { page } = await open("/register");
    await page.getByLabel("Name").fill("Confirmer_1");
    await page.getByLabel("Email").fill("confirmer@exmaple.org");
    await password(page).fill(passwordOf("Confirmer_1"));
    await submit(page, "Register");
    await page.getByRole("link", { name: "Confirm your email address" }).click();
    await page.getByText("We sent a code to confirmer@exmaple.org").waitFor();
    await submit(page, "Use another address");
    await page.getByLabel("New email address").fill("confirmer@example.org");
    await submit(page, "Send code");
    await page.getByText("We sent a code to confirmer@example.org").waitFor();
    expect(
      await page.getByRole("button", { name: "Send another code" }).getAttribute("aria-disabled"),
    ).to.equal("true");
    await page.getByLabel("Code from the email").fill("12345");
    await submit(page, "Confirm");
    await page.getByText("Enter the 6 digits from the email.").waitFor();
    await page.getByLabel("Code from the email").fill(await codeFor("confirmer@example.org"));
    await submit(page, "Confirm");
    await page.getByText("Your address is confirmed.").waitFor();
    await expectAccessible(page);
    await page.waitForURL(`${app.url}/dashboard`);
    await page.locator("main h1").waitFor();
    expect(await page.getByRole("link", { name: "Confirm your email address" }).count()).to.equal(
      0,
    );
    await page.goto(`${app.url}/account/settings`);
    await page.getByText("(confirmed)").waitFor();
    await closePage(page);
  });

  it("say at each field what is wrong, and lose nothing that was typed", async () => {
    await registered("taken_name");
    const { page } = await open("/register");
    await page.getByLabel("Name").fill("taken_narne");
    await page.getByLabel("Email").fill("no address");
    await password(page).fill("short");
    await submit(page, "Register");
    await page.getByText("Enter a complete address, such as name@example.org.").waitFor();
    await page.getByLabel("Email").fill("other@gmial.com");
    await submit(page, "Register");
    await page.getByText("Check this address for a typo.").waitFor();
    await submit(page, "Use other@gmail.com");
    expect(await page.getByLabel("Email").inputValue()).to.equal("other@gmail.com");
    await page.getByLabel("Email").fill("other@example.org");
    await submit(page, "Register");
    await page.getByText("Use at least 10 characters.").waitFor();
    await password(page).fill(passwordOf("other_person"));
    await submit(page, "Register");
    await page.getByText("This name, or one that looks like it, is taken.").waitFor();
    expect(await page.getByLabel("Name").getAttribute("aria-invalid")).to.equal("true");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).to.equal(
      "username",
    );
    expect(await page.getByLabel("Email").inputValue()).to.equal("other@example.org");
    await expectAccessible(page);
    await closePage(page);
  });

  it("are signed in to by name or address, with one answer to everything wrong", async () => {
    await registered("returning_1");
    await app.database.query(
      "UPDATE trader SET email_verified_at = clock_timestamp() WHERE username = 'returning_1'",
    );
    const { page } = await open("/wallet");
    expect(page.url()).to.equal(`${app.url}/login?return=%2Fwallet`);
    for (const login of ["returning_1", "nobody_at_all"]) {
      await page.getByLabel("Name or email").fill(login);
      await password(page).fill("not the password");
      await submit(page, "Sign in");
      await page
        .getByText("Wrong name or password. If you use two-factor, check the code too.")
        .waitFor();
      expect(await page.getByLabel("Name or email").inputValue()).to.equal(login);
    }
    await page.getByLabel("Name or email").fill("returning_1@example.org");
    await password(page).fill(passwordOf("returning_1"));
    await submit(page, "Sign in");
    await page.waitForURL(`${app.url}/wallet`);
    await page.getByRole("heading", { level: 1, name: "Wallet" }).waitFor();
    await closePage(page);
  });

  it("are signed in to after many failures of others, with a short wait and a word about it", async () => {
    await registered("attacked_1");
    const stranger = await Visitor.of(app.url);
    for (let count = 0; count < 6; count += 1) {
      await stranger.call("logIn", { body: { login: "attacked_1", password: "wrong password" } });
    }
    const { page } = await open("/login");
    await page.getByLabel("Name or email").fill("attacked_1");
    await password(page).fill(passwordOf("attacked_1"));
    await page.evaluate(() => {
      const words = "Checking your browser.";
      new MutationObserver(() => {
        if (document.body.textContent?.includes(words)) document.body.dataset["told"] = "yes";
      }).observe(document.body, { childList: true, subtree: true });
      window.addEventListener("pagehide", () => {
        sessionStorage.setItem("told", document.body.dataset["told"] ?? "no");
      });
    });
    await submit(page, "Sign in");
    await page.waitForURL(`${app.url}/dashboard`);
    expect(await page.evaluate(() => sessionStorage.getItem("told"))).to.equal("yes");
    await closePage(page);
  });

  it("never lead to another site after the sign-in", async () => {
    await registered("returning_2");
    const { page } = await open("/login?return=%2F%2Fevil.example");
    await page.getByLabel("Name or email").fill("returning_2");
    await password(page).fill(passwordOf("returning_2"));
    await submit(page, "Sign in");
    await page.waitForURL(`${app.url}/dashboard`);
    await closePage(page);
  });

  it("show the password to who wants to see it", async () => {
    const { page } = await open("/login");
    await password(page).fill("correct horse");
    await page.getByRole("button", { name: "Show" }).click();
    expect(await password(page).getAttribute("type")).to.equal("text");
    await closePage(page);
  });

  it("are left by signing out, after which nothing private is to be seen", async () => {
    const { page } = await open("/register?return=%2Fwallet");
    await page.getByLabel("Name").fill("leaver_1");
    await page.getByLabel("Email").fill("leaver_1@example.org");
    await password(page).fill(passwordOf("leaver_1"));
    await submit(page, "Register");
    await page.waitForURL(/\/wallet$/);
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(`${app.url}/`);
    await page.getByRole("link", { name: "Sign in" }).waitFor();
    await page.goto(`${app.url}/wallet`);
    expect(page.url()).to.include("/login?return=");
    await closePage(page);
  });

  it("are closed with a proof, and say so on the page that follows", async () => {
    const { page } = await open("/register?return=%2Faccount%2Fsecurity");
    await page.getByLabel("Name").fill("closer_1");
    await page.getByLabel("Email").fill("closer_1@example.org");
    await password(page).fill(passwordOf("closer_1"));
    await submit(page, "Register");
    await page.waitForURL(/\/account\/security$/);
    await page.getByRole("button", { name: "Download my data" }).click();
    const download = page.getByRole("alertdialog", { name: "Download my data" });
    await download.locator("input[name=password]").fill(passwordOf("closer_1"));
    await expectGoodInEveryWindow(page);
    const saved = page.waitForEvent("download");
    await download.getByRole("button", { name: "Download" }).click();
    expect((await saved).suggestedFilename()).to.equal("my-data.json");
    await page.getByText("Your data was saved to your downloads.").waitFor();
    await page.getByRole("button", { name: "Close account" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Close account" });
    await dialog.getByRole("button", { name: "Close account" }).click();
    await dialog.getByText("Enter your password to continue.").waitFor();
    await expectGoodInEveryWindow(page);
    await dialog.locator("input[name=password]").fill(passwordOf("closer_1"));
    await dialog.getByRole("button", { name: "Close account" }).click();
    await page.getByText("Your account is closed.").waitFor();
    await page.getByLabel("Name or email").fill("closer_1");
    await password(page).fill(passwordOf("closer_1"));
    await submit(page, "Sign in");
    await page.getByText("You closed this account.").waitFor();
    await closePage(page);
  });

  it("are left without a detour, though a read finds first that nobody is signed in", async () => {
    const { page } = await open("/register?return=%2Fwallet");
    await page.getByLabel("Name").fill("leaver_2");
    await page.getByLabel("Email").fill("leaver_2@example.org");
    await password(page).fill(passwordOf("leaver_2"));
    await submit(page, "Register");
    await page.waitForURL(/\/wallet$/);
    const visited: string[] = [];
    page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
    await page.route("**/rest/v1/auth/logout", async (route) => {
      const ended = await route.fetch();
      // The page asks for something while it does not know yet that it is signed out.
      const read = page.waitForResponse((answer) => answer.status() === 401);
      await page.getByRole("link", { name: "Trade history" }).click();
      await read;
      await route.fulfill({ response: ended });
    });
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(`${app.url}/`);
    expect(visited).to.not.include("/login");
    await closePage(page);
  });

  it("are left by a link from elsewhere only after a press", async () => {
    const { page } = await open("/register?return=%2Fwallet");
    await page.getByLabel("Name").fill("linked_1");
    await page.getByLabel("Email").fill("linked_1@example.org");
    await password(page).fill(passwordOf("linked_1"));
    await submit(page, "Register");
    await page.waitForURL(/\/wallet$/);
    await page.goto(`${app.url}/rest/v1/auth/logout`);
    expect(page.url()).to.equal(`${app.url}/logout`);
    await page.getByText("You are signed in as linked_1.").waitFor();
    await expectGoodInEveryWindow(page);
    await submit(page, "Sign out");
    await page.waitForURL(`${app.url}/`);
    await page.goto(`${app.url}/logout`);
    await page.getByText("You are signed out.").waitFor();
    await closePage(page);
  });

  it("close their menu with Escape, and by a press elsewhere", async () => {
    const { page } = await open("/register?return=%2Fbuy%2Fbitcoin");
    await page.getByLabel("Name").fill("menu_user");
    await page.getByLabel("Email").fill("menu_user@example.org");
    await password(page).fill(passwordOf("menu_user"));
    await submit(page, "Register");
    const button = page.getByRole("button", { name: "Your account" });
    await button.click();
    await page.keyboard.press("Escape");
    expect(await button.getAttribute("aria-expanded")).to.equal("false");
    await button.click();
    await page.locator("main").click({ position: { x: 5, y: 5 } });
    expect(await button.getAttribute("aria-expanded")).to.equal("false");
    await closePage(page);
  });
});
