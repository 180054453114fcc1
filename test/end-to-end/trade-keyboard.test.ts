import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import type { StoredAttachmentView } from "../../src/adapters/http/contract/attachment/attachment-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { vendorTermsVersion } from "../../src/domain/badge-application/badge-application.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { tinyPng } from "../support/sent-files.ts";
import { closePage } from "../support/shared-browser.ts";
import { routeUntil } from "../support/switched-route.ts";

describe("a trade with the keyboard alone in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
  const messagesOf = (page: Page) => page.getByRole("group", { name: "Messages" });
  const picture = (name: string) => ({
    name,
    mimeType: "image/png",
    buffer: Buffer.from(tinyPng),
  });
  /** Waits until it has the focus, and that this stays so while the page settles. */
  const expectFocus = async (wanted: Locator) => {
    const element = await wanted.elementHandle();
    await wanted.page().waitForFunction((each) => each === document.activeElement, element);
    await wanted.page().evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    expect(await wanted.evaluate((each) => each === document.activeElement)).to.equal(true);
  };

  it("stays beside the message field when a file is removed", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    await page.locator("input[type=file][multiple]").setInputFiles([picture("dot.png")]);
    await page.getByText("Ready", { exact: true }).waitFor();
    await button(page, "Remove dot.png").press("Enter");
    await expectFocus(button(page, "Add files"));
    await closePage(page);
  });

  it("stays with the messages when one is sent again", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    const letThrough = await routeUntil(page, "**/messages", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await page.getByRole("textbox", { name: /^Write to / }).fill("Hello Ana");
    await page.keyboard.press("Enter");
    const again = messagesOf(page).getByRole("alert").getByRole("button", { name: "Try again" });
    await again.waitFor();
    letThrough();
    await again.press("Enter");
    await expectFocus(messagesOf(page));
    await closePage(page);
  });

  it("goes to the headline that is shown, on a phone's chat too, when its place is gone", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`, {
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole("tab", { name: /^Chat/ }).click();
    await messagesOf(page).waitFor();
    await page.evaluate(() => {
      const gone = document.createElement("button");
      document.querySelector("form textarea")?.after(gone);
      gone.focus();
      gone.remove();
    });
    await expectFocus(page.getByRole("heading", { level: 1, name: "Pay 100.00 EUR to ana_lima" }));
    await closePage(page);
  });

  for (const [prefix, on, direction] of [
    ["", "ArrowRight", "left to right"],
    ["/ar-XB", "ArrowLeft", "right to left"],
  ] as const) {
    it(`turns the files of a message over in the direction of the page, ${direction}`, async () => {
      const { buyer, id } = await market.startTrade();
      const attachments: string[] = [];
      for (const name of ["one.png", "two.png"]) {
        const upload = { parameters: { id }, query: { name }, file: tinyPng };
        const stored: StoredAttachmentView = (await buyer.must("uploadAttachment", upload)).data;
        attachments.push(stored.id);
      }
      await buyer.must("sendMessage", { parameters: { id }, body: { attachments } });
      const { page } = await market.openAs(buyer, `${prefix}/trade/${id}`);
      const small = page.locator('[role="group"] li button', { hasText: "one.png" });
      await small.locator("img").waitFor();
      await small.press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("img", { name: "one.png" }).waitFor();
      await page.keyboard.press(on);
      await dialog.getByRole("img", { name: "two.png" }).waitFor();
      // At the end the button keeps the focus, or no key would be heard any more.
      const next = dialog.locator("button").nth(1);
      await next.press("Enter");
      await expectFocus(next);
      await page.keyboard.press("Escape");
      await expectFocus(small);
      await closePage(page);
    });
  }

  it("leads into the feedback that is changed", async () => {
    const { buyer, id } = await market.startTrade();
    const parameters = { id };
    await buyer.must("markTradePaid", { parameters });
    await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    await buyer.must("giveFeedback", { parameters, body: { type: "positive", text: "" } });
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    await button(page, "Change").press("Enter");
    await expectFocus(page.getByRole("radio", { name: "Positive" }));
    await closePage(page);
  });

  it("stays with the feedback that is saved and replied to, and both are announced", async () => {
    const { buyer, id } = await market.startTrade();
    const parameters = { id };
    await buyer.must("markTradePaid", { parameters });
    await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    await market.seller.must("giveFeedback", { parameters, body: { type: "positive", text: "" } });
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    await page.getByRole("radio", { name: "Positive" }).press("Space");
    await button(page, "Save").press("Enter");
    await expectFocus(page.getByRole("heading", { name: "Your feedback about ana_lima" }));
    const said = page.getByRole("status");
    await said.getByText("Your feedback was saved.").waitFor({ state: "attached" });
    await button(page, "Change").press("Enter");
    await button(page, "Keep as it was").press("Enter");
    await expectFocus(page.getByRole("heading", { name: "Your feedback about ana_lima" }));
    await button(page, "Reply").press("Enter");
    await button(page, "Not now").press("Enter");
    await expectFocus(button(page, "Reply"));
    await page.keyboard.press("Enter");
    await expectFocus(page.getByRole("textbox", { name: "Your reply" }));
    await page.keyboard.type("Thank you too.");
    await button(page, "Send reply").press("Enter");
    await expectFocus(page.getByRole("heading", { name: "ana_lima's feedback about you" }));
    await said.getByText("Your reply was sent.").waitFor({ state: "attached" });
    await closePage(page);
  });

  it("announces that a message was sent, and to the other side the names of its files", async () => {
    const { buyer, buyerName, id } = await market.startTrade();
    const mine = await market.openAs(market.seller, `/trade/${id}`);
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    const announcedOn = (each: Page) => each.locator("[aria-live=polite]");
    await messagesOf(mine.page).getByText("Only this chat counts in a dispute.").waitFor();
    await page.locator("input[type=file][multiple]").setInputFiles([picture("receipt.png")]);
    await page.getByText("Ready", { exact: true }).waitFor();
    await page.getByRole("textbox", { name: /^Write to / }).press("Enter");
    await announcedOn(page).getByText("Message sent.").waitFor({ state: "attached" });
    await announcedOn(mine.page)
      .getByText(`${buyerName} wrote: receipt.png`)
      .waitFor({ state: "attached" });
    await closePage(page);
    await closePage(mine.page);
  });

  it("chooses any of a vendor's quick replies, and goes on in the message field", async () => {
    const { database, seller } = market;
    await database.query("UPDATE trader SET badge = 'vendor' WHERE username = 'ana_lima'");
    await seller.must("acceptVendorTerms", { body: { version: vendorTermsVersion } });
    const replies = [
      { title: "Account holder", text: "Whose account do you pay from?" },
      { title: "Receipt", text: "Send the receipt here." },
    ];
    await seller.must("changeVendorDesk", { body: { greeting: "", away_reply: "", replies } });
    const { id } = await market.startTrade();
    const { page } = await market.openAs(seller, `/trade/${id}`);
    const menu = button(page, "Quick replies");
    await menu.press("Enter");
    await button(page, "Account holder").waitFor();
    await page.keyboard.press("Escape");
    await expectFocus(menu);
    await menu.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const field = page.getByRole("textbox", { name: /^Write to / });
    await expectFocus(field);
    expect(await field.inputValue()).to.equal("Send the receipt here.");
    await closePage(page);
  });

  it("shows the whole line around a quick phrase, and around the button that removes a file", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    await page.locator("input[type=file][multiple]").setInputFiles([picture("dot.png")]);
    await page.getByText("Ready", { exact: true }).waitFor();
    const phrases = page.getByRole("group", { name: "Quick phrases" });
    for (const each of [phrases.getByRole("button").first(), button(page, "Remove dot.png")]) {
      // The keyboard was used last: the line is shown.
      await each.press("Shift");
      expect(await each.evaluate(cutOffLine), await each.innerText()).to.equal(0);
    }
    await closePage(page);
  });
});

/** In the page: how many pixels of the line around the focus what scrolls around it cuts off. */
function cutOffLine(focused: Element): number {
  const { outlineWidth, outlineOffset } = getComputedStyle(focused);
  const beyond = Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset));
  const { top, bottom } = focused.getBoundingClientRect();
  let cut = 0;
  for (let around = focused.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const edges = around.getBoundingClientRect();
    cut = Math.max(cut, edges.top - (top - beyond), bottom + beyond - edges.bottom);
  }
  return cut;
}
