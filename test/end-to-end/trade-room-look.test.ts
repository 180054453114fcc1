import { expect } from "chai";
import { expectAccessible, expectNoSidewaysScroll, expectTranslated } from "../support/browser.ts";
import { DemoMarket, type StartedTrade } from "../support/demo-market.ts";

const widths = [320, 390, 1280];

describe("the trade room to the eye, the ear and the keyboard", function () {
  this.timeout(90_000);
  // A busy machine may be slower than a page may wait: what is broken fails twice.
  this.retries(1);
  let market: DemoMarket;
  let trade: StartedTrade;
  before(async () => {
    market = await DemoMarket.open();
    trade = await market.startTrade();
  });
  after(() => market.close());

  for (const prefix of ["", "/ar-XB"]) {
    for (const colorScheme of ["light", "dark"] as const) {
      it(`is accessible and fits every window at ${prefix}/ in ${colorScheme}`, async () => {
        for (const [visitor, path] of [
          [trade.buyer, `/trade/${trade.id}`],
          [market.seller, `/trade/${trade.id}`],
          [trade.buyer, "/dashboard/trades"],
        ] as const) {
          const { page, faults } = await market.openAs(visitor, prefix + path, { colorScheme });
          await page.locator("main h2").first().waitFor({ state: "attached" });
          for (const width of widths) {
            await page.setViewportSize({ width, height: 844 });
            await expectNoSidewaysScroll(page);
            if (width !== 320) await expectAccessible(page);
          }
          if (prefix !== "") await expectTranslated(page);
          expect(faults).to.deep.equal([]);
          await page.context().close();
        }
      });
    }
  }

  it("asks before an act in an accessible dialog, and returns to the button that asked", async () => {
    const { page } = await market.openAs(trade.buyer, `/trade/${trade.id}`);
    await page.getByRole("button", { name: "Cancel trade" }).click();
    await page.getByRole("alertdialog", { name: "Cancel this trade?" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.textContent === "Cancel trade");
    await page.context().close();
  });
});
