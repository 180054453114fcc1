import { expect } from "chai";
import type { Page } from "playwright-core";
import { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import type { Visitor } from "../support/visitor.ts";

interface Answer {
  readonly data: readonly { readonly price: string | null }[];
  readonly meta: { readonly number: number };
}

describe("prices of offers outside the marketplace, when the market moves", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let bruno: Visitor;
  before(async () => {
    market = await DemoMarket.open();
    bruno = await market.signIn("bruno_costa");
    const { data } = await bruno.must("listOffers", {
      query: { type: "buy", currency: "EUR", crypto_currency_id: "8" },
    });
    const [first] = data as readonly { readonly idHashed: string }[];
    await bruno.must("addFavorite", { parameters: { id: first?.idHashed ?? "" } });
  });
  after(() => market.close());

  /** Whoever asks for the market after the first answer hears that a coin costs a fifth of it. */
  async function move(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isTold = false;
    await page.route("**/rest/v1/market-prices?*", async (route) => {
      const answer = await route.fetch({
        url: route
          .request()
          .url()
          .replace(/&(after|wait)=\d+/g, ""),
      });
      const { data, meta } = (await answer.json()) as Answer;
      if (!route.request().url().includes("after=")) return route.fulfill({ json: { data, meta } });
      if (isTold) return;
      isTold = true;
      await promise;
      const fifth = ({ price, ...pair }: Answer["data"][number]) => ({
        ...pair,
        price: price && (Number(price) / 5).toFixed(2),
      });
      await route.fulfill({ json: { data: data.map(fifth), meta: { number: meta.number + 1 } } });
    });
    return resolve;
  }

  for (const [what, path] of Object.entries({
    "the favourites": "/dashboard/favorite-offers",
    "a profile": "/user/ana_lima",
    "a trading page": "/trading/buy-bitcoin/sepa-instant",
    "a page of a country": "/country/portugal",
  })) {
    it(`move on ${what}`, async () => {
      const { page } = await market.openAs(bruno, "/");
      const told = await move(page);
      await page.evaluate((to) => history.pushState(null, "", to), path);
      const rows = page.locator("main li").filter({ hasText: "EUR" });
      await rows.first().waitFor();
      const before = await rows.allTextContents();
      told();
      await page.waitForFunction((was) => {
        const rowsNow = document.querySelectorAll("main li");
        const now = new Set(Array.from(rowsNow, ({ textContent }) => textContent));
        return was.some((text) => !now.has(text));
      }, before);
      expect(await rows.count()).to.equal(before.length);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await closePage(page);
    });
  }
});
