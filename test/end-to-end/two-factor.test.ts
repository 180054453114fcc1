import { readFile } from "node:fs/promises";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { TotpCodes } from "../../src/adapters/identity/totp-codes.ts";
import { codeFormat } from "../../src/domain/account/code-format.ts";
import { expectAccessible, openPage } from "../support/browser.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import { passwordOf } from "../support/visitor.ts";

const codes = new TotpCodes(codeFormat, "Peerhold");
const codeOf = (key: string) => codes.codeOf(key, codes.stepAt(Date.now()).step);

describe("two-factor in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  const dialogOf = (page: Page) => page.getByRole("alertdialog");

  it("is switched on by an app, shows its recovery codes, and signs in with one of them", async () => {
    const { buyer, buyerName } = await market.startTrade();
    const { page, faults } = await market.openAs(buyer, "/account/security");
    const section = page.getByRole("region", { name: "Two-factor" });
    await section.getByRole("button", { name: "Turn on Sign-in" }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByText("Enter your password to continue.").waitFor();
    await dialog.getByLabel("Password", { exact: true }).fill(passwordOf(buyerName));
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
    await expectAccessible(page);
    const key = (await dialog.locator("bdi").first().textContent()) ?? "";
    await dialog.getByLabel("Two-factor code").fill(codeOf(key));
    await dialog.getByRole("button", { name: "Confirm" }).click();
    const paper = page.getByRole("dialog", { name: "Your recovery codes" });
    await paper.waitFor();
    const written = await paper.getByRole("listitem").allTextContents();
    expect(written).to.have.length(10);
    const saving = page.waitForEvent("download");
    await paper.getByRole("button", { name: "Download" }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).to.equal("recovery-codes.txt");
    expect(await readFile(await saved.path(), "utf8")).to.equal(`${written.join("\n")}\n`);
    await paper.getByRole("button", { name: "Print" }).waitFor();
    await paper.getByRole("button", { name: "Close" }).click();
    await page.waitForURL(/two-factor=changed/);
    await section.getByText("Saved. All other sessions have ended.").waitFor();
    await section.getByRole("button", { name: "Turn off Sign-in" }).waitFor();
    await section.getByText("You can start sales again").waitFor();
    await expectAccessible(page);

    await page.goto(`${market.url}/logout`);
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto(`${market.url}/login`);
    await page.getByLabel("Name or email").fill(buyerName);
    await page.getByLabel("Password", { exact: true }).fill(passwordOf(buyerName));
    await page.getByRole("button", { name: "Sign in" }).click();
    await page
      .getByText("Wrong name or password. If you use two-factor, check the code too.")
      .waitFor();
    const code = page.getByLabel("Two-factor code");
    expect(await code.evaluate((field) => field === document.activeElement)).to.equal(true);
    const lost = page.getByRole("link", { name: "Lost your two-factor?" });
    expect(await lost.getAttribute("href")).to.match(/\/recover\/two-factor$/);
    await code.fill(written[0] ?? "");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL((url) => url.pathname === "/dashboard");
    expect(faults.filter((fault) => !fault.includes("401"))).to.deep.equal([]);
    await closePage(page);
  });
  it("has security questions beside it, whose faults stand at their fields", async () => {
    const { buyer, buyerName } = await market.startTrade();
    const { page, faults } = await market.openAs(buyer, "/account/security");
    const section = page.getByRole("region", { name: "Security questions" });
    await section.getByText("You haven't chosen any yet.").waitFor();
    await section.getByRole("button", { name: "Choose security questions" }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel("Answer 1").fill("Whiskers");
    await dialog
      .getByLabel("Question 2")
      .selectOption({ label: "Who played at the first concert you went to?" });
    await dialog.getByLabel("Answer 2").fill("whiskers!");
    await dialog.getByLabel("Password", { exact: true }).fill(passwordOf(buyerName));
    await dialog.getByRole("button", { name: "Save questions" }).click();
    await dialog.getByText("Fill in this field.").waitFor();
    await dialog.getByLabel("Answer 3").fill("Mr. Ota");
    await dialog.getByRole("button", { name: "Save questions" }).click();
    await dialog.getByText("Another question has the same answer.").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Answer 2").fill("Lisbon");
    await dialog.getByRole("button", { name: "Save questions" }).click();
    await section.getByText("Your security questions were saved.").waitFor();
    await section.getByRole("button", { name: "Replace security questions" }).waitFor();
    expect(faults.filter((fault) => !fault.includes("422"))).to.deep.equal([]);
    await closePage(page);
  });

  it("has new devices wait for an answer on a known one, and go on by themselves", async () => {
    const { buyer, buyerName } = await market.startTrade();
    await buyer.must("changeSettings", { body: { confirmsNewDevices: true } });
    const { page: phone } = await openPage(`${market.url}/login`);
    await phone.getByLabel("Name or email").fill(buyerName);
    await phone.getByLabel("Password", { exact: true }).fill(passwordOf(buyerName));
    await phone.locator("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await phone.getByText("Confirm that it's you").waitFor();
    await expectAccessible(phone);
    const { page } = await market.openAs(buyer, "/account/security");
    await page.getByRole("switch", { name: "Ask me before a new device signs in" }).waitFor();
    await page.getByRole("button", { name: "That's me" }).click();
    await expectAccessible(page);
    await dialogOf(page).getByRole("button", { name: "Approve" }).click();
    await phone.waitForURL((url) => url.pathname === "/dashboard");
    await page.locator("[data-sign-in-asked]").waitFor({ state: "detached" });
    await closePage(phone);
    await closePage(page);
  });
});
