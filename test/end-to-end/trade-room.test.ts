import { expect } from "chai";
import type { Page, Route } from "playwright-core";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { passwordOf } from "../support/visitor.ts";
import { expectGone } from "../support/browser.ts";
import { closePage } from "../support/shared-browser.ts";
import { routeUntil } from "../support/switched-route.ts";

const phone = { viewport: { width: 390, height: 844 } };

describe("the trade room in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
  const openHelp = (page: Page) => page.getByText("Need help with this trade?").click();

  it("brings a trade from the start to the release, each side seeing the other's steps by itself", async () => {
    const { buyer, buyerName: name, id } = await market.startTrade();
    const theirs = await market.openAs(buyer, `/trade/${id}`);
    const mine = await market.openAs(market.seller, `/trade/${id}`);
    await heading(theirs.page, "Pay 100.00 EUR to ana_lima");
    expect(await theirs.page.title()).to.match(/^Your turn · /);
    await heading(mine.page, `Waiting for ${name} to pay 100.00 EUR`);
    expect(await mine.page.title()).to.not.include("Your turn");

    await press(theirs.page, "I have paid");
    await press(theirs.page, "Mark as paid");
    await heading(theirs.page, "ana_lima is checking your payment");
    await heading(mine.page, "Check your bank app: has 100.00 EUR arrived?");
    expect(await mine.page.title()).to.match(/^Your turn · /);

    await press(mine.page, /^Release /);
    const dialog = mine.page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: /^Release .* to / }).click();
    await dialog.getByText("Enter your password to continue.").waitFor();
    await dialog.getByLabel("Password").fill(passwordOf("someone else"));
    await dialog.getByRole("button", { name: /^Release .* to / }).click();
    await dialog.getByText("Wrong password. Nothing was changed.").waitFor();
    await dialog.getByLabel("Password").fill(demoPassword);
    await dialog.getByRole("button", { name: /^Release .* to / }).click();
    await heading(mine.page, "Done. You received 100.00 EUR");
    await heading(theirs.page, /^Done\. .*\sBTC is in your wallet$/);
    expect(theirs.faults).to.deep.equal([]);
    const refused = [/status of 401/];
    expect(mine.faults.filter((fault) => !refused.some((each) => each.test(fault)))).to.deep.equal(
      [],
    );
    await closePage(theirs.page);
    await closePage(mine.page);
  });

  it("gives the crypto back only to a buyer who confirms twice, and tells both what happened", async () => {
    const { buyer, buyerName: name, id } = await market.startTrade();
    await buyer.must("markTradePaid", { parameters: { id }, body: {}, key: `paid-${id}-000` });
    const theirs = await market.openAs(buyer, `/trade/${id}`);
    const mine = await market.openAs(market.seller, `/trade/${id}`);
    await openHelp(theirs.page);
    // What would cost the buyer the trade is neither alone nor first.
    const entries = await theirs.page.locator("details[open] li").allTextContents();
    expect(entries[0]).to.equal("Write to ana_lima");
    expect(entries.at(-1)).to.match(/^Cancel and return .*BTC to ana_lima$/);
    await press(theirs.page, /^Cancel and return .* to ana_lima$/);
    const dialog = theirs.page.getByRole("alertdialog");
    const confirm = dialog.getByRole("button", { name: /^Cancel and return .*BTC$/ });
    await confirm.click();
    await dialog.getByText("Confirm to continue.").waitFor();
    await dialog.getByLabel("I didn't pay, or I got my money back.").check();
    await confirm.click();
    await heading(theirs.page, "Cancelled by you");
    await heading(mine.page, `Cancelled by ${name}`);
    await mine.page.getByText("BTC and the fee are back in your wallet").first().waitFor();
    await closePage(theirs.page);
    await closePage(mine.page);
  });

  it("does an act once, however often its button is pressed", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      const isAct = request.method() === "POST" && pathname.startsWith("/rest/v1/trade/");
      if (isAct) keys.push(request.headers()["idempotency-key"]);
    });
    await openHelp(page);
    await press(page, "Cancel trade");
    await page.getByRole("button", { name: "Cancel the trade" }).dblclick();
    await heading(page, "Cancelled by you");
    expect(keys).to.have.length(1);
    expect(keys[0]).to.match(/^\w{16,}$/);
    await closePage(page);
  });

  it("keeps the question open when no answer came, and says that it is done only once", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    const letThrough = await routeUntil(page, "**/paid");
    await press(page, "I have paid");
    await press(page, "Mark as paid");
    await page.getByText("so this may have been done").waitFor();
    letThrough();
    await press(page, "Mark as paid");
    await heading(page, "ana_lima is checking your payment");
    await closePage(page);
  });

  it("keeps the focus on its headline, from its skeleton on and after what was pressed is gone", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, "/dashboard/trades");
    let show = (): void => undefined;
    const isShown = new Promise<void>((resolve) => (show = resolve));
    await page.route(`**/rest/v1/trade/${id}`, async (route) => {
      await isShown;
      await route.continue();
    });
    const headline = page.getByRole("heading", { level: 1 });
    const hasFocus = () => headline.evaluate((element) => element === document.activeElement);
    await page.locator(`main a[href*="${id}"]`).first().press("Enter");
    await page.getByRole("heading", { level: 1, name: `Trade ${id}` }).waitFor();
    expect(await hasFocus()).to.equal(true);
    show();
    await page.getByRole("heading", { level: 1, name: /100\.00\sEUR/ }).waitFor();
    expect(await hasFocus()).to.equal(true);
    await press(page, "I have paid");
    await press(page, "Mark as paid");
    await heading(page, "ana_lima is checking your payment");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await closePage(page);
  });

  it("does nothing on a trade that had changed, shows how it is now, and says so", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    await press(page, "I have paid");
    await page.getByRole("button", { name: "Mark as paid" }).waitFor();
    // The page must not hear of the change before the press.
    const letThrough = await routeUntil(page, `**/rest/v1/trade/${id}`);
    await buyer.must("cancelTrade", { parameters: { id }, body: {}, key: `cancel-${id}-00` });
    const answered = page.waitForResponse((response) => response.url().endsWith("/paid"));
    await press(page, "Mark as paid");
    expect((await answered).status()).to.equal(409);
    await page.getByText("The trade changed in the meantime").waitFor();
    letThrough();
    await heading(page, "Cancelled by you");
    await closePage(page);
  });

  it("says that the connection is lost, and catches up by itself", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    const cut = (route: Route) => route.abort();
    await page.route("**/rest/v1/events*", cut);
    await page.reload();
    await heading(page, "Pay 100.00 EUR to ana_lima");
    const letThrough = await routeUntil(page, "**/rest/**");
    await page.getByText("The connection is lost.").waitFor();
    await heading(page, "Pay 100.00 EUR to ana_lima");
    await buyer.must("cancelTrade", { parameters: { id }, body: {}, key: `cancel-${id}-00` });
    letThrough();
    await heading(page, "Cancelled by you");
    await expectGone(page.getByText("The connection is lost."));
    await closePage(page);
  });

  it("announces 5 minutes and the end of the clock by the server's time, not every second", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    const spoken = page.locator("main output");
    let secondsLeft = 900;
    // Without the stream the page looks every few seconds.
    await page.route("**/rest/v1/events*", (route) => route.abort());
    await page.route(`**/rest/v1/trade/${id}`, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: TradeView };
      const now = (data.expiresAt!.timestamp - secondsLeft) * 1_000;
      await route.fulfill({ response, json: { data: { ...data, now: iso(now) } } });
    });
    await page.reload();
    await page
      .getByRole("timer")
      .getByText(/^1[45]:\d\d$/)
      .waitFor();
    expect((await spoken.allTextContents()).join("")).to.not.match(/minute/);
    secondsLeft = 300;
    await spoken.getByText("5 minutes left").waitFor();
    secondsLeft = 0;
    await page.getByRole("timer").getByText("Time is over").waitFor();
    await spoken.getByText("When the time runs out, the trade is cancelled").waitFor();
    await closePage(page);
  });

  it("keeps its one button in reach of the thumb on a phone, and hides the bar with the places", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`, phone);
    const main = page.getByRole("button", { name: "I have paid" });
    for (const scroll of [0, 10_000]) {
      await page.evaluate((top) => window.scrollTo(0, top), scroll);
      const box = await main.boundingBox();
      expect(box!.height).to.be.at.least(44);
      expect(box!.y + box!.height).to.be.within(700, 844);
    }
    await expectGone(page.getByRole("navigation", { name: "Places" }));
    await closePage(page);
  });

  it("copies what a bank app asks for", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`, {
      permissions: ["clipboard-write"],
    });
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.documentElement.dataset["copied"] = text;
      };
    });
    for (const [what, value] of [
      ["Copy IBAN", "PT50 0002 0123 1234 5678 9015 4"],
      ["Copy Reference", id],
      ["Copy Amount", "100.00"],
    ] as const) {
      await press(page, what);
      expect(await page.locator("html").getAttribute("data-copied")).to.equal(value);
    }
    await closePage(page);
  });

  it("lists the reader's trades, those that wait for the reader first, each a way to its room", async () => {
    const { buyer, buyerName: name, id } = await market.startTrade();
    await buyer.must("markTradePaid", { parameters: { id }, body: {}, key: `paid-${id}-000` });
    const theirs = await market.openAs(buyer, "/dashboard/trades");
    await theirs.page.getByText("None is waiting for you.").waitFor();
    await theirs.page.getByRole("link", { name: /ana_lima is checking your payment/ }).click();
    await heading(theirs.page, "ana_lima is checking your payment");
    const mine = await market.openAs(market.seller, "/dashboard/trades");
    const [first] = await mine.page.getByRole("heading", { level: 2 }).allTextContents();
    expect(first).to.equal("Your turn");
    const card = mine.page.getByRole("listitem").filter({ hasText: name });
    await card.getByRole("link", { name: "Check the payment" }).click();
    await heading(mine.page, "Check your bank app: has 100.00 EUR arrived?");
    await closePage(theirs.page);
    await closePage(mine.page);
  });

  it("shows nobody else's trade", async () => {
    const { id } = await market.startTrade();
    const stranger = await market.signIn("bruno_costa");
    const { page } = await market.openAs(stranger, `/trade/${id}`);
    await heading(page, "This page doesn't exist");
    await closePage(page);
  });
});

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
