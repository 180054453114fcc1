import { expect } from "chai";
import { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

describe("the wallet in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  it("shows what is held in a trade, with the way to it", async () => {
    await market.startTrade();
    const { page } = await market.openAs(market.seller, "/wallet");
    const bitcoin = page.getByRole("listitem").filter({ hasText: "Bitcoin" });
    await bitcoin
      .getByText(/0\.0015\d{4} BTC/)
      .first()
      .waitFor();
    await bitcoin.getByRole("link", { name: "Held in your trades" }).click();
    await page.waitForURL(/\/dashboard\/trades$/);
    await closePage(page);
  });

  it("gives play money to who asks, and shows it at once", async () => {
    const { buyer } = await market.startTrade();
    const { page } = await market.openAs(buyer, "/wallet");
    const bitcoin = page.getByRole("listitem").filter({ hasText: "Bitcoin" });
    const before = await bitcoin.textContent();
    await page.getByRole("button", { name: "Get play money" }).click();
    await page.getByText("The play money is in your wallet.").waitFor();
    expect(await bitcoin.textContent()).to.not.equal(before);
    await page.getByRole("button", { name: "Get play money" }).click();
    await page.getByText("You had enough play money for today. Come back tomorrow.").waitFor();
    await closePage(page);
  });

  it("says in the bar what all of it is worth", async () => {
    const { page } = await market.openAs(market.seller, "/buy/bitcoin");
    const place = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /^Wallet/ });
    await place.getByText(/[\d,]+\.\d\d [A-Z]{3}/).waitFor();
    await closePage(page);
  });

  it("that cannot be loaded says so and tries again in place", async () => {
    const { page } = await market.openAs(market.seller, "/buy/bitcoin");
    await page.route("**/rest/v2/wallet/balances", (route) => route.abort());
    await page.reload({ waitUntil: "networkidle" });
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /^Wallet/ })
      .click();
    await page.getByText("This could not be loaded").waitFor();
    await page.unroute("**/rest/v2/wallet/balances");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Bitcoin" }).waitFor();
    await closePage(page);
  });
});
