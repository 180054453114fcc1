import { expect } from "chai";
import type { Page } from "playwright-core";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { expectGone } from "../support/browser.ts";
import { DemoMarket, type StartedTrade, heading } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import { Visitor } from "../support/visitor.ts";
import { routeUntil } from "../support/switched-route.ts";

const favorites = "/dashboard/favorite-offers";

describe("the lists of one's own, in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  it("are saved searches: kept from the list, silenced and removed", async () => {
    const kofi = await market.signIn("kofi_trades");
    const { page } = await market.openAs(kofi, "/buy/bitcoin?currencyCode=EUR&onlineUsers=1");
    await page.getByRole("button", { name: "Save search" }).click();
    await page
      .getByText("Saved. About every five minutes, we look for new offers you can take.")
      .waitFor();
    await page.goto(`${market.url}/dashboard/saved-searches`);
    await heading(page, "Saved searches");
    await page.getByText("EUR · Online now").waitFor();
    const alerts = page.getByRole("switch", { name: "Tell me about new offers" });
    await alerts.click();
    await page.getByText("Alerts off").waitFor();
    expect(await alerts.getAttribute("aria-checked")).to.equal("false");
    await page.getByRole("link", { name: "Buy Bitcoin" }).click();
    await page.waitForURL(/onlineUsers=1/);
    await page.goBack();
    await page.getByRole("button", { name: "Remove this search" }).click();
    await page.getByText("No saved searches").waitFor();
    await closePage(page);
  });

  describe("favourite offers", () => {
    let bruno: Visitor;
    before(async () => {
      bruno = await market.signIn("bruno_costa");
    });

    const rows = (page: Page) => page.locator("main li");
    const heart = (page: Page) =>
      rows(page)
        .filter({ hasText: "ana_lima" })
        .getByRole("button", { name: "Save this offer" })
        .first();

    it("say what will stand there while there are none", async () => {
      const { page } = await market.openAs(bruno, favorites);
      await heading(page, "Favourite offers");
      await page.getByText("Save offers you like and find them here").waitFor();
      await page.getByRole("link", { name: "Browse offers" }).click();
      await page.waitForURL(/\/buy\/bitcoin/);
      await closePage(page);
    });

    it("are kept by the heart on a card only when the server said so, and stand in the list", async () => {
      const { page } = await market.openAs(bruno, "/buy/bitcoin?currencyCode=EUR");
      const kept = "**/rest/v1/favorites/offers/*";
      const letThrough = await routeUntil(page, kept);
      await heart(page).click();
      await page.getByRole("alert").first().waitFor();
      expect(await heart(page).getAttribute("aria-pressed")).to.equal("false");
      letThrough();
      await heart(page).click();
      await page.locator('main button[aria-pressed="true"]').first().waitFor();
      await page.getByRole("status").getByText("Saved to your favourites").waitFor();
      await page.getByRole("button", { name: "Your account" }).click();
      await page.getByRole("link", { name: "Favourites" }).click();
      await heading(page, "Favourite offers");
      await rows(page).first().waitFor();
      expect(await rows(page).count()).to.equal(1);
      await closePage(page);
    });

    it("lead to the sign-in, and back, once the session is over", async () => {
      const leaving = await market.signIn("bruno_costa");
      const { page } = await market.openAs(leaving, "/buy/bitcoin?currencyCode=EUR");
      await heart(page).waitFor();
      // Nothing else tells the page that the session is over.
      await page.route(/\/rest\/(?!v1\/favorites\/)/, (route) => route.abort());
      await leaving.must("logOut");
      await heart(page).click();
      await page.waitForURL(/\/login\?/);
      expect(decodeURIComponent(page.url())).to.include("/buy/bitcoin?currencyCode=EUR");
      await closePage(page);
    });

    it("say it at the left end where text runs from right to left", async () => {
      const { page } = await market.openAs(bruno, "/ar-XB/buy/bitcoin?currencyCode=EUR");
      await page.locator("main li button[aria-pressed][aria-busy]").first().click();
      const toast = page.locator("[data-type]").first();
      await toast.waitFor();
      const { x } = (await toast.boundingBox())!;
      expect(x, "at the left end").to.be.below(page.viewportSize()!.width * 0.1);
      const answered = page.waitForResponse(/\/favorites\/offers\//);
      await page.locator("main li button[aria-pressed][aria-busy]").first().click();
      await answered;
      await closePage(page);
    });

    it("say what became of them in a toast that leaves by itself, or is dragged away", async () => {
      const { page } = await market.openAs(bruno, "/buy/bitcoin?currencyCode=EUR");
      const toast = page.locator("[data-type]").filter({ hasText: "favourites" });
      const drag = async (part: number) => {
        const box = await toast.boundingBox();
        const [x, y] = [box!.x + box!.width / 2, box!.y + 4];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x - part * box!.width, y, { steps: 4 });
        await page.mouse.up();
      };
      await heart(page).click();
      await toast.waitFor();
      const { x, width } = (await toast.boundingBox())!;
      expect(x + width, "at the right end").to.be.greaterThan(page.viewportSize()!.width * 0.9);
      await drag(0.7);
      expect(await toast.count()).to.equal(1);
      await drag(0.85);
      await expectGone(toast);
      await page.clock.install();
      await heart(page).click();
      await toast.waitFor();
      await page.mouse.move(1, 1);
      await page.clock.runFor(2_500);
      expect(await toast.count()).to.equal(1);
      await page.clock.runFor(2_600);
      await expectGone(toast);
      await closePage(page);
    });

    it("that cannot be loaded say so and try again in place", async () => {
      const { page } = await market.openAs(bruno, "/dashboard");
      const letThrough = await routeUntil(page, "**/rest/v1/favorites/offers*");
      await page.getByRole("button", { name: "Your account" }).click();
      await page.getByRole("link", { name: "Favourites" }).click();
      await page.getByText("This couldn't be loaded").waitFor();
      letThrough();
      await page.getByRole("button", { name: "Try again" }).click();
      await rows(page).first().waitFor();
      await closePage(page);
    });

    it("are kept no longer by the heart on the offer's page", async () => {
      const { page } = await market.openAs(bruno, favorites);
      await rows(page).getByRole("link", { name: /Buy/ }).first().click();
      await page.waitForURL(/\/offer\//);
      await page.locator('main button[aria-pressed="true"]').first().click();
      await page.locator('main button[aria-pressed="false"]').first().waitFor();
      await page.goBack();
      await expectGone(rows(page));
      await page.getByText("Save offers you like and find them here").waitFor();
      await closePage(page);
    });

    it("send who is not signed in to sign in, from where they come back", async () => {
      const { page } = await market.openAs(
        await Visitor.of(market.url),
        "/buy/bitcoin?currencyCode=EUR",
      );
      await heart(page).click();
      await page.waitForURL(/\/login\?.*=%2Fbuy%2Fbitcoin/);
      await closePage(page);
    });
  });

  describe("the history of trades", () => {
    let released: StartedTrade;
    let cancelled: StartedTrade;
    before(async () => {
      released = await market.startTrade();
      const parameters = { id: released.id };
      await released.buyer.must("markTradePaid", { parameters, body: {} });
      await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
      cancelled = await market.startTrade();
      await cancelled.buyer.must("cancelTrade", { parameters: { id: cancelled.id }, body: {} });
    });

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
      const letThrough = await routeUntil(page, "**/rest/v1/trade/history*");
      await page.getByRole("button", { name: "Your account" }).click();
      await page.getByRole("link", { name: "Trade history" }).click();
      await page.getByText("This couldn't be loaded").waitFor();
      letThrough();
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
});
