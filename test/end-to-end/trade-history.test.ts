import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectGone } from "../support/browser.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { DemoMarket, heading, type StartedTrade } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

describe("the history of trades in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let released: StartedTrade;
  let cancelled: StartedTrade;
  before(async () => {
    market = await DemoMarket.open();
    released = await market.startTrade();
    const parameters = { id: released.id };
    await released.buyer.must("markTradePaid", { parameters, body: {} });
    await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    cancelled = await market.startTrade();
    await cancelled.buyer.must("cancelTrade", { parameters: { id: cancelled.id }, body: {} });
  });
  after(() => market.close());

  const history = "/dashboard/trade-history";
  const row = (page: Page, { buyerName }: StartedTrade) =>
    page.locator("main").getByRole("listitem").filter({ hasText: buyerName });

  it("filters by the sentence, keeps the filters in the address, and the way back undoes them", async () => {
    const { page } = await market.openAs(market.seller, history);
    await row(page, released).getByText("Released").waitFor();
    await row(page, cancelled).getByText("Cancelled").waitFor();
    await page.getByLabel("Which trades").selectOption({ label: "cancelled trades" });
    await page.waitForURL(/trade-history\?filter=cancelled$/);
    await expectGone(row(page, released));
    await row(page, cancelled).waitFor();
    await page.getByLabel("Coin").selectOption({ label: "Tether" });
    await page.getByText("No matching trades").waitFor();
    await page.goBack();
    await row(page, cancelled).waitFor();
    await page.goBack();
    await row(page, released).waitFor();
    await closePage(page);
  });

  it("opens with the filters of its address, and leads to the trade", async () => {
    const { page } = await market.openAs(market.seller, `${history}?filter=successful`);
    await row(page, released).waitFor();
    expect(await row(page, cancelled).count()).to.equal(0);
    await row(page, released).getByRole("link").click();
    await page.waitForURL(new RegExp(`/trade/${released.id}$`));
    await closePage(page);
  });

  it("says what will stand there, why nothing does, and how to see more", async () => {
    const newcomer = await market.startTrade();
    const { page } = await market.openAs(newcomer.buyer, history);
    await page.getByText("Your past trades will appear here").waitFor();
    await closePage(page);
    const { page: filtered } = await market.openAs(market.seller, `${history}?filter=expired`);
    await filtered.getByRole("link", { name: "Show all trades" }).click();
    await row(filtered, released).waitFor();
    await closePage(filtered);
    const { page: beyond } = await market.openAs(market.seller, `${history}?page=9`);
    await beyond.getByRole("link", { name: "Go to the first page" }).click();
    await row(beyond, released).waitFor();
    await closePage(beyond);
  });

  it("that cannot be loaded says so and tries again in place", async () => {
    const { page } = await market.openAs(market.seller, "/buy/bitcoin");
    await page.route("**/rest/v1/trade/history*", (route) => route.abort());
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("link", { name: "Trade history" }).click();
    await page.getByText("This couldn't be loaded").waitFor();
    await page.unroute("**/rest/v1/trade/history*");
    await page.getByRole("button", { name: "Try again" }).click();
    await row(page, released).waitFor();
    await closePage(page);
  });

  it("is one link away from the running trades", async () => {
    const { page } = await market.openAs(market.seller, "/trades");
    await heading(page, "Your trades");
    expect(page.url()).to.match(/\/dashboard\/trades$/);
    await page.getByRole("link", { name: "Trade history" }).click();
    await heading(page, "Trade history");
    await closePage(page);
  });

  it("is turned page by page", async () => {
    const { buyer } = cancelled;
    const body = await offerOfTrade(cancelled);
    for (let more = 0; more < 10; more += 1) {
      const { id } = (await buyer.must("startTrade", { body, key: `more-${more}-of-pages` }))
        .data as { id: string };
      await buyer.must("cancelTrade", { parameters: { id }, body: {} });
    }
    const { page } = await market.openAs(buyer, history);
    const pages = page.getByRole("navigation", { name: "Pages" });
    await pages.getByText("Page 1 of 2").waitFor();
    await pages.getByRole("link", { name: "Older" }).click();
    await pages.getByText("Page 2 of 2").waitFor();
    await page.waitForURL(/\?page=2$/);
    await expectGone(page.locator('main [aria-busy="true"]'));
    expect(await page.locator('main a[href^="/trade/"]').count()).to.equal(1);
    await closePage(page);
  });

  async function offerOfTrade({ buyer, id }: StartedTrade) {
    const { offerId } = (await buyer.must("viewTrade", { parameters: { id } })).data as {
      offerId: string;
    };
    return { offer_id: offerId, fiat_amount: "20.00" };
  }
});
