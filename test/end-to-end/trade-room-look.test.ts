import { expect } from "chai";
import { expectAccessible, expectGoodInEveryWindow, expectTranslated } from "../support/browser.ts";
import { DemoMarket, type StartedTrade } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

describe("the trade room to the eye, the ear and the keyboard", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  let trade: StartedTrade;
  before(async () => {
    market = await DemoMarket.open();
    trade = await market.startTrade();
  });
  after(() => market.close());

  for (const prefix of ["", "/ar-XB"]) {
    it(`is accessible and fits every window at ${prefix}/`, async () => {
      for (const [visitor, path] of [
        [trade.buyer, `/trade/${trade.id}`],
        [market.seller, `/trade/${trade.id}`],
        [trade.buyer, "/dashboard/trades"],
      ] as const) {
        const { page, faults } = await market.openAs(visitor, prefix + path);
        await page.locator("main h2").first().waitFor({ state: "attached" });
        await expectGoodInEveryWindow(page);
        if (prefix !== "") await expectTranslated(page);
        expect(faults).to.deep.equal([]);
        await closePage(page);
      }
    });
  }

  it("asks before an act in an accessible dialog, and returns to the button that asked", async () => {
    const { page } = await market.openAs(trade.buyer, `/trade/${trade.id}`);
    await page.getByText("Need help with this trade?").click();
    await page.getByRole("button", { name: "Cancel trade" }).click();
    await page.getByRole("alertdialog", { name: "Cancel this trade?" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.textContent === "Cancel trade");
    await closePage(page);
  });
});
