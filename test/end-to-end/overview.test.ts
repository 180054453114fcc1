import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectAccessible, expectGone } from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { Visitor } from "../support/visitor.ts";
import { closePage } from "../support/shared-browser.ts";
import { routeUntil } from "../support/switched-route.ts";

describe("the overview in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  const card = (page: Page, title: string) => page.getByRole("region", { name: title });

  it("shows whose turn it is, and the button leads to the room", async () => {
    const { buyer, id } = await market.startTrade();
    const { page, faults } = await market.openAs(buyer, "/dashboard");
    await page.getByText("1 trade is waiting for you.").waitFor();
    const turn = card(page, "Your turn").getByRole("listitem");
    await turn.getByRole("heading", { name: "Pay 100.00 EUR to ana_lima" }).waitFor();
    await turn.getByRole("timer").waitFor();
    await turn.getByRole("link", { name: /^Pay .*\sEUR$/ }).click();
    await page.waitForURL(new RegExp(`/trade/${id}$`));
    await heading(page, "Pay 100.00 EUR to ana_lima");
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("has short tours beside it, each offered once, and none after one was declined", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, "/wallet");
    const tour = page.getByRole("complementary", { name: "Tour of this page" });
    await tour.getByRole("button", { name: "Show me around" }).press("Enter");
    await tour.getByText("Step 1 of 2").waitFor();
    await tour.getByRole("button", { name: "Next" }).press("Enter");
    await tour.getByText("Step 2 of 2").waitFor();
    await tour.getByRole("button", { name: "Done" }).click();
    await expectGone(tour);
    const noted = page.waitForResponse("**/rest/v1/users/tour/completed");
    await page.goto(`${market.url}/trade/${id}`);
    await tour.getByRole("button", { name: "Show me around" }).waitFor();
    await expectAccessible(page);
    await noted;
    // It was ignored: nobody asks again.
    await page.reload();
    await heading(page, "Pay 100.00 EUR to ana_lima");
    await page.goto(`${market.url}/buy/bitcoin`);
    const isLast = page.waitForResponse((answer) =>
      (answer.request().postData() ?? "").includes("ONLY_VERIFIED_OFFERS"),
    );
    await tour.getByRole("button", { name: "No, thanks" }).click();
    await expectGone(tour);
    await isLast;
    for (const path of ["/buy/bitcoin?isVerifiedOffers=1", `/trade/${id}`, "/wallet"]) {
      await page.goto(market.url + path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await tour.count()).to.equal(0);
    }
    await closePage(page);
  });

  it("moves a trade to those that wait for others when the other side has to act", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, "/dashboard");
    await card(page, "Your turn").getByText("Pay 100.00 EUR to ana_lima").waitFor();
    await buyer.must("markTradePaid", { parameters: { id }, body: {}, key: `paid-${id}-000` });
    await card(page, "Waiting for others")
      .getByRole("link", { name: /ana_lima is checking your payment/ })
      .waitFor();
    await expectGone(card(page, "Your turn"));
    await page.getByText("You're all caught up.").waitFor();
    await closePage(page);
  });

  it("says what is there, what is held, and what the limits leave", async () => {
    const { page } = await market.openAs(market.seller, "/dashboard");
    const balance = card(page, "Balance");
    await balance
      .getByText(/^[\d,]+\.\d\d\sUSD$/)
      .first()
      .waitFor();
    await balance.getByRole("link", { name: "Held in your trades" }).waitFor();
    await card(page, "Limits").getByText("Level L2", { exact: true }).waitFor();
    await card(page, "Limits")
      .getByText(/of 50,000\sUSD used in 24 hours/)
      .waitFor();
    await balance.getByRole("link", { name: "Open wallet" }).click();
    await heading(page, "Wallet");
    await closePage(page);
  });

  it("switches an offer off and on again", async () => {
    const { page } = await market.openAs(market.seller, "/dashboard");
    const wise = card(page, "My offers").getByRole("switch", { name: "Offer BTC · Wise is on" });
    await wise.click();
    await card(page, "My offers").locator('[aria-checked="false"]').waitFor();
    await wise.click();
    await expectGone(card(page, "My offers").locator('[aria-checked="false"]'));
    await closePage(page);
  });

  it("leads a newcomer through the first steps, and marks what is done", async () => {
    const newcomer = await Visitor.of(market.url);
    await newcomer.register("new_here");
    const { page } = await market.openAs(newcomer, "/dashboard");
    const steps = card(page, "First steps");
    await steps.getByText("1 of 4").waitFor();
    await page.getByText("Your offers will appear here").waitFor();
    await steps.getByRole("link", { name: "Get play money" }).click();
    await page.getByRole("button", { name: "Get play money" }).click();
    await page.getByText("The play money is in your wallet.").waitFor();
    await page.goto(`${market.url}/dashboard`);
    await steps.getByText("2 of 4").waitFor();
    await expectGone(steps.getByRole("link", { name: "Get play money" }));
    await closePage(page);
  });

  it("is where signing in leads, and one link away from the first page", async () => {
    const { page } = await market.openAs(await Visitor.of(market.url), "/");
    await page.getByRole("link", { name: "Sign in" }).click();
    await page.getByLabel("Name or email").fill("kofi_trades");
    await page.getByLabel("Password", { exact: true }).fill("try the demo");
    await page.locator("main").getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(/\/dashboard$/);
    await heading(page, /kofi_trades/);
    await page.goto(`${market.url}/`);
    await page.getByRole("link", { name: "Go to your overview" }).click();
    await heading(page, /kofi_trades/);
    await closePage(page);
  });

  it("on a phone stands under “Me”, beside the reader's other pages", async () => {
    const viewport = { width: 390, height: 844 };
    const { page } = await market.openAs(market.seller, "/buy/bitcoin", { viewport });
    const places = page.getByRole("navigation", { name: "Places" });
    await places.getByRole("link", { name: "Me" }).click();
    await heading(page, /ana_lima/);
    const mine = page.getByRole("navigation", { name: "Me" });
    await mine.getByRole("link", { name: "Trade history" }).click();
    await heading(page, "Trade history");
    await mine.getByRole("link", { name: "My offers" }).click();
    await heading(page, "My offers");
    await places.getByRole("link", { name: /Trades$/ }).click();
    await heading(page, "Your trades");
    await closePage(page);
  });

  it("that cannot be loaded says so in the card, and tries again in place", async () => {
    const { page } = await market.openAs(market.seller, "/buy/bitcoin");
    const letThrough = await routeUntil(page, "**/rest/v1/users/kyc-check*");
    await page.getByRole("link", { name: "Peerhold" }).first().click();
    const limits = card(page, "Limits");
    await limits.getByText("This couldn't be loaded").waitFor();
    letThrough();
    await limits.getByRole("button", { name: "Try again" }).click();
    await limits.getByText("Level L2", { exact: true }).waitFor();
    await expectGone(limits.getByText("This couldn't be loaded"));
    await closePage(page);
  });
});
