import { expect } from "chai";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

/** A part of a page that moved, as browsers report it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

describe("a trade room that opens in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  for (const [size, viewport] of [
    ["a phone", { width: 390, height: 844 }],
    ["a desk", { width: 1280, height: 800 }],
  ] as const) {
    it(`moves nothing that was shown, on ${size}`, async () => {
      const trade = await market.startTrade();
      const { page } = await market.openAs(trade.buyer, "/dashboard/trades", { viewport });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            // The goal of a page is 0.02 in all.
            if (value < 0.005) continue;
            shifts.push(...sources.map(({ node }) => `${value} ${node?.textContent ?? ""}`));
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(`${market.url}/trade/${trade.id}`);
      await heading(page, "Pay 100.00 EUR to ana_lima");
      await page.getByText("Confirm your email address").waitFor();
      await page.getByText("Scan with your bank app").waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => Reflect.get(window, "shifts") as string[])).to.deep.equal(
        [],
      );
      await closePage(page);
    });
  }
});
