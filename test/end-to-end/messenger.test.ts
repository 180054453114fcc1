import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectGone } from "../support/browser.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { tinyPng } from "../support/sent-files.ts";
import { closePage } from "../support/shared-browser.ts";
import type { Visitor } from "../support/visitor.ts";
import { untilTold } from "../support/until-told.ts";

describe("the messenger in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let kofi: Visitor;
  before(async () => {
    market = await DemoMarket.open();
    kofi = await market.signIn("kofi_trades");
  });
  after(() => market.close());

  const button = (page: Page, name: string) => page.getByRole("button", { name });
  /** Waits for the answer too: the page shows a message before the server has it. */
  const write = async (page: Page, text: string) => {
    const sent = page.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().endsWith("/messages"),
    );
    await page.getByPlaceholder("Write a message").fill(text);
    await page.keyboard.press("Enter");
    await page.getByText(text).first().waitFor();
    expect((await sent).ok()).to.equal(true);
  };

  it("opens over a profile, carries messages live, and closes by its flag", async () => {
    const { page } = await market.openAs(kofi, "/user/ana_lima?from=here");
    await button(page, "Message").click();
    await page.getByRole("dialog", { name: "Messenger" }).waitFor();
    expect(page.url()).to.match(/\?from=here&chat=\w+$/);
    const id = new URL(page.url()).searchParams.get("chat") ?? "";
    await write(page, "Hello Ana");
    const body = { text: "Hello Kofi" };
    await market.seller.must("sendChatMessage", { parameters: { id }, body });
    await page.getByRole("dialog").getByText("Hello Kofi").first().waitFor();
    await button(page, "More about this chat").click();
    for (const [name, path] of [
      ["View profile", "/user/ana_lima"],
      ["Send coins", "/wallet/send?recipient=ana_lima"],
      ["Trade history", "/dashboard/trade-history"],
      ["Notification settings", "/account/notifications#messenger"],
      ["Partner programme", "/dashboard/partner"],
    ] as const) {
      const link = page.getByRole("dialog").getByRole("link", { name });
      expect(await link.getAttribute("href"), name).to.equal(path);
    }
    await page.goto(`${page.url()}&chat-close=1`);
    await page.waitForURL(/\/user\/ana_lima\?from=here$/);
    await expectGone(page.getByRole("dialog"));
    await closePage(page);
  });

  it("lists the chats of people and trades, and opens a trade from its chat", async () => {
    const trade = await market.startTrade();
    const parameters = { id: trade.id };
    await trade.buyer.must("sendMessage", { parameters, body: { text: "About the trade" } });
    // What a page is told of a new trade after it was loaded is shown over it.
    await untilTold(market.seller, "trade_started", trade.id);
    const { page } = await market.openAs(market.seller, "/messenger");
    await page.getByRole("link", { name: /About the trade/ }).click();
    await page.waitForURL(new RegExp(`/messenger/${trade.id}$`));
    await page.getByText("Chat of a trade").waitFor();
    await page.getByLabel("Find a person").fill("kofi");
    await page.getByRole("link", { name: /Hello Kofi/ }).waitFor();
    await expectGone(page.getByRole("link", { name: /About the trade/ }));
    await button(page, "More about this chat").click();
    await page.getByRole("link", { name: "View trade" }).click();
    await page.getByText("New trade started...").waitFor();
    await page.waitForURL(new RegExp(`/trade/${trade.id}$`));
    await button(page, "Open in messenger").click();
    await page.waitForURL(new RegExp(`/trade/${trade.id}\\?chat=${trade.id}$`));
    await page.getByRole("dialog").getByText("About the trade").first().waitFor();
    await closePage(page);
  });

  it("shows the files of a message before it is sent, and why one was refused", async () => {
    const trade = await market.startTrade();
    const { page } = await market.openAs(trade.buyer, `/messenger/${trade.id}`);
    await page.getByPlaceholder("Write a message").waitFor();
    await page.locator("input[type=file][multiple]").setInputFiles([
      { name: "dot.png", mimeType: "image/png", buffer: Buffer.from(tinyPng) },
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("text") },
    ]);
    const drafts = page.getByRole("list", { name: "Files of your message" });
    await drafts.getByText(/^Only JPEG, PNG and WebP images and PDFs can be sent/).waitFor();
    await drafts.getByText("Ready", { exact: true }).waitFor();
    await button(page, "Remove notes.txt").click();
    await button(page, "Send").click();
    await page.getByRole("group", { name: "Messages" }).getByText("dot.png").waitFor();
    await expectGone(drafts);
    await closePage(page);
  });

  it("closes a chat's menu with Escape, and the chat with another", async () => {
    const trade = await market.startTrade();
    await untilTold(market.seller, "trade_started", trade.id);
    const { page } = await market.openAs(market.seller, `/dashboard?chat=${trade.id}`);
    const chat = page.getByRole("dialog", { name: "Messenger" });
    await chat.getByRole("button", { name: "More about this chat" }).click();
    await page.keyboard.press("Escape");
    await expectGone(chat.getByRole("link", { name: "View trade" }));
    await chat.getByPlaceholder("Write a message").waitFor();
    await page.keyboard.press("Escape");
    await expectGone(chat);
    await closePage(page);
  });

  it("says that a failed setting was not changed, whatever the reason", async () => {
    const { page } = await market.openAs(kofi, "/messenger");
    await page.route("**/rest/v1/users/me/messenger-profile", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 422, json: { error: { code: "validation", message: "No" } } })
        : route.continue(),
    );
    await page.getByLabel("Who can write to you").selectOption("nobody");
    await page.getByText("Something went wrong. Nothing was changed. Try again.").waitFor();
    expect(await page.getByLabel("Who can write to you").inputValue()).to.equal("everyone");
    await closePage(page);
  });
});
