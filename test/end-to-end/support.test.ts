import { expect } from "chai";
import type { Page } from "playwright-core";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { expectGone, openPage } from "../support/browser.ts";
import { ConsoleDesk } from "../support/console-desk.ts";
import type { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";
import type { Visitor } from "../support/visitor.ts";

describe("the chat with support in a browser", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  let market: DemoMarket;
  let kofi: Visitor;
  let sam: StaffVisitor;
  before(async () => {
    desk = await ConsoleDesk.open();
    ({ market } = desk);
    kofi = await market.signIn("kofi_trades");
    sam = await StaffVisitor.ofDemo(market.adminUrl, "sam_support");
  });
  after(() => market.close());

  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
  const write = async (page: Page, text: string) => {
    const sent = page.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().endsWith("/messages"),
    );
    await page.getByPlaceholder("Write a message").fill(text);
    await page.keyboard.press("Enter");
    expect((await sent).ok()).to.equal(true);
  };
  const idOf = async (username: string) => {
    const { data } = await sam.must("listSupportChats", {
      query: { filter: JSON.stringify({ q: username }) },
    });
    return (data as readonly { id: string }[])[0]?.id ?? "";
  };

  it("carries what a person and staff write, live, and opens over the page by its parameter", async () => {
    const { page } = await market.openAs(kofi, "/user/ana_lima?from=here&support=chat");
    await dialog(page, "Support").getByText("Write to our support team").waitFor();
    await write(page, "My deposit is not there.");
    await page.getByText("Waiting for an answer").waitFor();
    const { page: staff } = await desk.openAs("sam_support");
    await staff
      .getByRole("link", { name: /^Support/ })
      .first()
      .click();
    await staff.getByRole("link", { name: /kofi_trades/ }).click();
    await staff.getByText("My deposit is not there.").waitFor();
    await button(staff, "Take chat").click();
    await staff.getByLabel("Answer to kofi_trades").fill("Which transaction was it?");
    await button(staff, "Send answer").click();
    await staff.getByLabel("Answer to kofi_trades").and(staff.locator(":focus")).waitFor();
    await dialog(page, "Support").getByText("Which transaction was it?").first().waitFor();
    await page.getByText("Wren, Peerhold support").waitFor();
    await write(page, "It ends in 4f2a.");
    await staff.getByText("It ends in 4f2a.").waitFor();
    await button(staff, "Close chat").click();
    await page.getByText("Closed. Write to open it again.").waitFor();
    await button(page, "Close support").click();
    await page.waitForURL(/\/user\/ana_lima\?from=here$/);
    await expectGone(page.getByRole("dialog"));
    await page.goto(`${page.url()}&support=chat&support-close=1`);
    await page.waitForURL(/\/user\/ana_lima\?from=here$/);
    await closePage(page);
    await closePage(staff);
  });

  it("says over any page that payment support wrote, and leads to it", async () => {
    const { page } = await market.openAs(kofi, "/buy/bitcoin");
    const [row] = await market.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'kofi_trades'",
    );
    const body = { text: "Your bank asked us about a payment." };
    await sam.must("sendSupportNotice", { parameters: { id: row?.id ?? "" }, body });
    await dialog(page, "Payment support wrote to you").waitFor();
    await button(page, "Read the message").click();
    await page.waitForURL(/support=chat&support-topic=payment_support_notice$/);
    await dialog(page, "Support").getByText(body.text).first().waitFor();
    await closePage(page);
  });

  it("opens with what is wrong with a balance, and takes it along as the subject", async () => {
    const { page } = await market.openAs(kofi, "/wallet?support=balance_problem");
    await dialog(page, "There is a problem with your balance").waitFor();
    await button(page, "Write to support").click();
    await write(page, "My balance shows too little.");
    const chat = await sam.must("viewSupportChat", {
      parameters: { id: await idOf("kofi_trades") },
    });
    expect((chat.data as { topic: string }).topic).to.equal("balance_problem");
    await closePage(page);
  });

  it("is a page of its own in the mobile app, which is navigated to as a whole", async () => {
    const inApp = { userAgent: "Mozilla/5.0 (Android 15) PeerholdApp/1.0" };
    const { page } = await market.openAs(kofi, "/dashboard", inApp);
    await page.goto(`${market.url}/dashboard?support=chat`);
    await page.waitForURL(/\/support$/);
    await page.getByRole("heading", { level: 2, name: "Support" }).waitFor();
    expect(await page.getByRole("dialog").count()).to.equal(0);
    await page.context().close();
  });

  it("leads who closed their account, or is signed out, to what there is for them", async () => {
    const { page } = await openPage(`${market.url}/help?support=chat`);
    await dialog(page, "Sign in to write to support").waitFor();
    await button(page, "Close").click();
    await expectGone(page.getByRole("dialog"));
    await market.database.query(
      "UPDATE trader SET closed_at = clock_timestamp() WHERE username = 'kofi_trades'",
    );
    await page.goto(`${market.url}/login`);
    await page.getByLabel("Name or email").fill("kofi_trades");
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await dialog(page, "This account is closed").waitFor();
    await page.getByRole("link", { name: "Open a new account" }).waitFor();
    await closePage(page);
  });
});
