import { expect } from "chai";
import {
  expectAccessibleInBothThemes,
  expectGone,
  expectNoSidewaysScroll,
} from "../support/browser.ts";
import { button, closeAll, ConsoleDesk } from "../support/console-desk.ts";
import { heading, type DemoMarket } from "../support/demo-market.ts";

describe("the console in a browser", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  let market: DemoMarket;
  before(async () => {
    desk = await ConsoleDesk.open();
    ({ market } = desk);
  });
  after(() => desk.close());
  beforeEach(() => desk.renewCodes());

  it("takes the next case, asks, and decides by keyboard; both parties see it", async () => {
    const trade = await desk.disputedTrade();
    const theirs = await market.openAs(trade.buyer, `/trade/${trade.id}`);
    const mine = await market.openAs(market.seller, `/trade/${trade.id}`);
    const { page, faults } = await desk.openAs("nia_mod");

    await page
      .getByRole("link", { name: /^Disputes/ })
      .first()
      .click();
    await heading(page, "Disputes");
    await page.getByRole("link", { name: trade.id }).waitFor();
    await page.keyboard.press("t");
    await heading(page, `Dispute on ${trade.id}`);
    await page.getByText("The seller does not answer").waitFor();

    await page.keyboard.press("1");
    await page.getByLabel("Message to them").fill("Show your statement of today, please.");
    await page.keyboard.press("Control+Enter");
    await expectGone(page.getByLabel("Message to them"));
    await page.getByText("asked the seller: Statement of today").waitFor();
    await mine.page.locator('[data-from="staff"]').getByText("Show your statement").waitFor();

    await page.getByLabel("Line 1 as evidence", { exact: true }).check();
    await page.keyboard.press("b");
    expect(await page.getByRole("radio", { name: /For the buyer/ }).isChecked()).to.equal(true);
    await page.getByLabel("Rule").click();
    await page.getByRole("option", { name: "4.1 Paid in full, and shown" }).click();
    await page.getByLabel("Explanation for both sides").fill("Too short");
    // The one who was asked can still answer: that has to be known before.
    expect(await button(page, "Decide for the buyer").isDisabled()).to.equal(true);
    await page.getByLabel("Decide before the answer").check();
    await page.keyboard.press("Control+Enter");
    await page.getByText("Write a little more.").waitFor();
    expect(await page.getByLabel("Explanation for both sides").inputValue()).to.equal("Too short");
    const words = "The statement shows the payment to the account of the offer.";
    await page.getByLabel("Explanation for both sides").fill(words);
    await page.keyboard.press("Control+Enter");
    await page.getByRole("heading", { name: "Decided" }).waitFor();
    await expectGone(button(page, "Decide for the buyer"));

    await heading(theirs.page, "Decided for you");
    await heading(mine.page, `Decided for ${trade.buyerName}`);
    await mine.page.getByText(words).waitFor();
    // The browser tells of the one verdict that was refused.
    const unexpected = faults.filter((fault) => !fault.includes("422"));
    expect([unexpected, theirs.faults, mine.faults]).to.deep.equal([[], [], []]);
    await closeAll(page, theirs.page, mine.page);
  });

  it("is accessible in light and dark: sign-in, queues, cases, a case, the log", async () => {
    const trade = await desk.disputedTrade();
    const viewport = { width: 1440, height: 900 };
    const { page, faults } = await market.openConsole("/login", { viewport });
    await button(page, /^vera_super/).waitFor();
    await expectAccessibleInBothThemes(page);
    await desk.signIn(page, "vera_super");
    await heading(page, "Queues");
    await page.getByText("For a second person").waitFor();
    await expectAccessibleInBothThemes(page);
    await page.goto(`${market.adminUrl}/disputes`);
    await page.getByRole("link", { name: trade.id }).click();
    await heading(page, `Dispute on ${trade.id}`);
    await expectAccessibleInBothThemes(page);
    await button(page, "Take this case").click();
    await button(page, "Private note").click();
    await page.getByLabel("Private note").waitFor();
    await page.getByRole("radio", { name: /Split/ }).check();
    await expectAccessibleInBothThemes(page);
    await page.goto(`${market.adminUrl}/audit`);
    await button(page, "Check the chain").click();
    await page.getByText(/^intact/).waitFor();
    await expectAccessibleInBothThemes(page);
    expect(faults).to.deep.equal([]);
    await closeAll(page);
  });

  it("works on a phone without scrolling sideways", async () => {
    const trade = await desk.disputedTrade();
    const viewport = { width: 320, height: 700 };
    const { page } = await desk.openAs("omar_mod", { viewport });
    await expectNoSidewaysScroll(page);
    await button(page, "Menu").click();
    await page
      .getByRole("link", { name: /^Disputes/ })
      .first()
      .click();
    const row = page.getByRole("link", { name: trade.buyerName });
    await row.waitFor();
    await expectNoSidewaysScroll(page);
    await row.click();
    await heading(page, `Dispute on ${trade.id}`);
    await button(page, "Take this case").waitFor();
    await expectNoSidewaysScroll(page);
    await closeAll(page);
  });

  it("asks to sign in again over a session that ended, and keeps what was typed", async () => {
    const trade = await desk.disputedTrade();
    const { page } = await desk.openAs("nia_mod");
    await page.keyboard.press("Control+k");
    await page.getByLabel("ID or name").fill(trade.id);
    await page.keyboard.press("Enter");
    await heading(page, `Dispute on ${trade.id}`);
    await button(page, "Private note").click();
    await page.getByLabel("Private note").fill("The same story as in March.");
    await market.database.query("DELETE FROM staff_session");
    await market.database.query("UPDATE staff SET totp_last_step = 0");
    await button(page, "Save note").click();
    await page.getByRole("heading", { name: "Your session ended" }).waitFor();
    await desk.signIn(page, "nia_mod");
    await expectGone(page.getByRole("heading", { name: "Your session ended" }));
    expect(await page.getByLabel("Private note").inputValue()).to.match(/same story/);
    await button(page, "Save note").click();
    await expectGone(page.getByLabel("Private note"));
    await page.getByText("The same story as in March.").waitFor();
    await closeAll(page);
  });

  it("shows support no cases, and no log", async () => {
    const { page } = await desk.openAs("sam_support");
    await page
      .getByRole("link", { name: /^Support/ })
      .first()
      .waitFor();
    expect(await page.getByRole("link", { name: /^(Disputes|Appeals|Audit)/ }).count()).to.equal(0);
    expect(await button(page, "Take next case").count()).to.equal(0);
    await button(page, "Sign out").click();
    await heading(page, "Sign in to the console");
    await closeAll(page);
  });
});
