import { expect } from "chai";
import type { Page } from "playwright-core";
import type { SpotMarketView } from "../../src/adapters/http/contract/spot/spot-views.ts";
import { formatAmount, money } from "../../src/domain/money/money.ts";
import { expectBooksBalance } from "../support/books.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import type { Visitor } from "../support/visitor.ts";

describe("spot trading in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let ana: Visitor;
  let bruno: Visitor;
  /** As somebody types it: whole USDT near the market's rate. */
  let price: string;
  before(async () => {
    market = await DemoMarket.open();
    [ana, bruno] = [await market.signIn("ana_lima"), await market.signIn("bruno_costa")];
    const { data } = await ana.must("listSpotMarkets");
    const [bitcoin] = (data as { markets: SpotMarketView[] }).markets;
    price = formatAmount(money("USDT", BigInt(bitcoin?.referencePrice ?? 0))).split(".")[0]!;
  });
  after(async () => {
    await expectBooksBalance(market.database);
    await market.close();
  });

  const fill = async (page: Page, side: "Buy" | "Sell", amount: string) => {
    await page.getByRole("radio", { name: side }).check();
    await page.getByLabel("Price").fill(price);
    await page.getByLabel("Amount").fill(amount);
    await page.getByRole("button", { name: `${side} BTC` }).click();
  };

  it("two people trade on the terminal of a market", async () => {
    const { page: selling } = await market.openAs(ana, "/spot-trading");
    await heading(selling, "Spot trading");
    await selling.getByText("You have no open orders").waitFor();
    await selling.getByRole("link", { name: "Trade BTC" }).click();
    await heading(selling, "Trade BTC for USDT");
    await fill(selling, "Sell", "0.002");
    await selling.getByText("Your order is in the book.").waitFor();
    await selling.getByRole("button", { name: "Cancel order" }).waitFor();

    const { page: buying } = await market.openAs(
      bruno,
      "/spot-trading/terminal?cryptoCurrency=BTC",
    );
    await buying.locator("ul[aria-labelledby=spot-asks] button").first().click();
    expect(await buying.getByLabel("Price").inputValue()).to.equal(price);
    await buying.getByLabel("Amount").fill("0.001");
    await buying.getByText("0.00000100 BTC").waitFor();
    await buying.getByRole("button", { name: "Buy BTC" }).click();
    await buying.getByText("Your order was filled.").waitFor();

    // Told by the stream, not by looking again: the rest is in the book.
    await selling.getByText("0.00100 left").waitFor();
    await selling.getByRole("button", { name: "Cancel order" }).click();
    await selling.getByText("You have no open orders").waitFor();
    await selling.goto(`${market.url}/spot-trading`);
    await selling.getByText("Sold 0.00100 BTC").waitFor();
    await closePage(selling);
    await closePage(buying);
  });

  it("shows what is missing before anything is sent, and the coin that its address names", async () => {
    const { page } = await market.openAs(ana, "/spot-trading/terminal?cryptoCurrency=ETH");
    await heading(page, "Trade ETH for USDT");
    await page.getByRole("button", { name: "Buy ETH" }).click();
    await page.getByText("Enter a price in steps of 0.01 USDT.").waitFor();
    await page.getByText("Enter an amount in steps of 0.0001 ETH.").waitFor();
    await page.getByRole("radio", { name: "Market" }).check();
    await page.getByLabel("Amount").fill("0.01");
    await page.getByRole("button", { name: "Buy ETH" }).click();
    await page.getByText("Nobody trades at this price now.").waitFor();
    await closePage(page);
  });
});
