import { expect } from "chai";
import type { Page } from "playwright-core";
import { appHashHeader, reportsPath } from "../../src/adapters/http/contract/browser-reports.ts";
import { expectAccessible, expectGone, expectNoSidewaysScroll } from "../support/browser.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

/** From now on the page's calls are answered by another build. */
async function deploy(page: Page): Promise<void> {
  await page.route("**/rest/**", async (route) => {
    // The stream never ends, so it cannot be looked at whole.
    if (route.request().url().endsWith("/events")) return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), [appHashHeader.toLowerCase()]: "0123456789abcdef" };
    return route.fulfill({ response, headers });
  });
}

describe("a page that is older than the server", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  it("says so in one line, keeps what is typed, tells the server once, and reloads when told to", async () => {
    const trade = await market.startTrade();
    const { page, faults } = await market.openAs(trade.buyer, `/trade/${trade.id}`);
    const reports: { readonly status: number; readonly sent: string | null }[] = [];
    page.on("response", (response) => {
      if (!response.url().endsWith(reportsPath)) return;
      reports.push({ status: response.status(), sent: response.request().postData() });
    });
    const words = page.getByText("A new version is here.");
    expect(await words.count()).to.equal(0);
    await deploy(page);
    const box = page.getByRole("textbox", { name: /^Write to / });
    await box.fill("I have sent it");
    await market.seller.must("sendMessage", {
      parameters: { id: trade.id },
      body: { text: "Hello" },
    });
    await words.waitFor();
    expect(await box.inputValue()).to.equal("I have sent it");
    await page.setViewportSize({ width: 320, height: 700 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.unroute("**/rest/**");
    await page.getByRole("button", { name: "Reload" }).click();
    await expectGone(words);
    await page.getByText("Hello", { exact: true }).waitFor({ state: "attached" });
    expect(reports.map(({ status }) => status)).to.deep.equal([204]);
    const [said] = JSON.parse(reports[0]?.sent ?? "[]") as [{ type: string; body: object }];
    expect(said.type).to.equal("app-hash-mismatch");
    expect(said.body).to.include({ host: new URL(market.url).host, server: "0123456789abcdef" });
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });
});
