import { expect } from "chai";
import { hostPagePath } from "../../src/adapters/http/inbound/micro-app/host-page.ts";
import { expectNoSidewaysScroll } from "../support/browser.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

describe("a part of the interface in somebody else's page", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  it("is used there, and leaves the page only by links that lead out of it", async () => {
    const { page, faults } = await market.openAs(market.seller, hostPagePath);
    const place = page.locator("#marketplace");
    await place.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.title()).to.equal("A page of our own");
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await place.locator('a[href^="/offer/"]').first().click();
    await place
      .getByRole("button", { name: /^(?:Start|Buy|Sell)/ })
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).to.equal(hostPagePath);
    await page.getByRole("button", { name: "Dark" }).click();
    expect(await page.locator("html").getAttribute("data-theme")).to.equal("dark");
    await page.getByRole("button", { name: "Take it out" }).click();
    expect(await place.innerHTML()).to.equal("");
    await page.goto(`${market.url}${hostPagePath}`);
    await place.locator('a[href^="/user/"]').first().click();
    await page.waitForURL(/\/user\//);
    await page.locator("#footer").waitFor();
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("tells the page what the balances are", async () => {
    const { page } = await market.openAs(market.seller, `${hostPagePath}?route=/dashboard`);
    await page.getByText(/\d\sBTC, /).waitFor();
    await closePage(page);
  });

  it("is not mounted where it is named wrongly", async () => {
    const { page, faults } = await market.openAs(market.seller, hostPagePath);
    await page.goto(`${market.url}${hostPagePath}?route=/nowhere`);
    await page.getByRole("alert").getByText("Unable to load the application.").waitFor();
    expect(faults.join()).to.include("route field is invalid");
    await closePage(page);
  });
});
