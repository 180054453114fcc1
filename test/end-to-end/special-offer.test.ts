import { expect } from "chai";
import type { Page } from "playwright-core";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { expectAccessible } from "../support/browser.ts";
import { closePage } from "../support/shared-browser.ts";

describe("special offers in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let chat: string;
  before(async () => {
    market = await DemoMarket.open();
    const { data } = await market.seller.must("openChat", { body: { username: "kofi_trades" } });
    chat = (data as { id: string }).id;
  });
  after(() => market.close());

  const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();

  it("go from the chat's menu through the wizard to a card, which the other takes or counters", async () => {
    const { page } = await market.openAs(market.seller, `/messenger/${chat}`);
    await page.getByRole("button", { name: "More about this chat" }).click();
    await page.getByRole("link", { name: "Create special offer" }).click();
    await heading(page, "Special offer");
    await page.getByText("Only kofi_trades sees this offer").waitFor();
    await next(page);
    await page.getByLabel("Payment method").fill("wise");
    await page.getByLabel("Payment method").press("Enter");
    await page.getByLabel("Email or username").fill("+351 900 000 000");
    await next(page);
    await next(page);
    await page.getByLabel("Minimum").fill("30");
    await page.getByLabel("Maximum").fill("300");
    expect(await page.getByLabel("Total cap").count()).to.equal(0);
    await next(page);
    await next(page);
    await page.getByRole("button", { name: "Send the offer" }).click();
    await page.waitForURL(new RegExp(`/messenger/${chat}$`));
    await page.getByText("Your special offer: you sell BTC").waitFor();

    const kofi = await market.signIn("kofi_trades");
    const phone = { viewport: { width: 320, height: 700 } };
    const other = (await market.openAs(kofi, `/messenger/${chat}`, phone)).page;
    await other.getByText("Special offer for you: ana_lima sells BTC").waitFor();
    const price = other.locator("dd bdi").first();
    expect(await price.evaluate((each) => each.getClientRects().length)).to.equal(1);
    await expectAccessible(other);
    const counter = other.getByRole("link", { name: "Counter-offer" });
    expect(await counter.getAttribute("href")).to.include(
      `/offer/special/create?chat_id=${chat}&partner_id=ana_lima&type=buy`,
    );
    expect(await counter.getAttribute("href")).to.match(/&payment_method=wise$/);
    await other.getByRole("link", { name: "View offer" }).click();
    await other.waitForURL(/\/offer\/\w+$/);

    await page.getByRole("button", { name: "Withdraw" }).click();
    await page.getByText("This offer was withdrawn.").waitFor();
    await closePage(other);
    await closePage(page);
  });

  it("begin in the offer wizard as well, where its address names chat and person", async () => {
    const path = `/offer-manager/edit?chat_id=${chat}&partner_id=kofi_trades`;
    const { page } = await market.openAs(market.seller, path);
    await heading(page, "Special offer");
    await closePage(page);
  });
});
