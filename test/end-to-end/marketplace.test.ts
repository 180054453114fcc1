import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { expectAccessible, expectGone, isTakenOver, openPage } from "../support/browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { closePage } from "../support/shared-browser.ts";
import { routeUntil } from "../support/switched-route.ts";

describe("the marketplace in a browser", function () {
  this.timeout(90_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(async () => {
    await app.stop();
  });

  const rows = (page: Page) => page.locator("main li");
  const ownedBy = (page: Page, name: string) => rows(page).getByRole("link", { name, exact: true });
  const open = (path: string) => openPage(app.url + path);
  const place = (page: Page) => page.url().slice(app.url.length);

  it("shows the cheapest first, each with what one gets", async () => {
    const { page } = await open("/buy/bitcoin?currencyCode=EUR&fiat-min=100");
    await rows(page).first().waitFor();
    const buttons = await page.getByRole("link", { name: /^Buy 0\.\d{8}\sBTC$/ }).allTextContents();
    const amounts = buttons.map((text) => Number(/0\.\d{8}/.exec(text)?.[0]));
    expect(amounts.length).to.be.greaterThan(1);
    expect(amounts).to.deep.equal(amounts.toSorted((left, right) => right - left));
    await closePage(page);
  });

  it("finds while the sentence is filled in, with the address in step", async () => {
    const { page } = await open("/buy/bitcoin");
    await page.getByLabel("Currency").selectOption("EUR");
    await page.getByLabel("Amount").pressSequentially("120,5");
    await page.getByLabel("Payment method").selectOption({ label: "Revolut" });
    await page.waitForURL(/\/buy\/bitcoin\/revolut/);
    expect(place(page)).to.equal("/buy/bitcoin/revolut?currencyCode=EUR&fiat-min=120.5");
    expect(await page.title()).to.match(/^Buy Bitcoin with Revolut/);
    // The rows of the sentence before stay until the new ones are there.
    await expectGone(ownedBy(page, "ana_lima"));
    await ownedBy(page, "kofi_trades").waitFor();
    await page.reload();
    await page.waitForFunction(isTakenOver);
    expect(await page.getByLabel("Amount").inputValue()).to.equal("120.5");
    await ownedBy(page, "kofi_trades").waitFor();
    await expectGone(ownedBy(page, "ana_lima"));
    await closePage(page);
  });

  it("orders and narrows the list in its address, and takes a filter back", async () => {
    const { page } = await open("/buy/bitcoin?currencyCode=EUR&fiat-min=100");
    await rows(page).first().waitFor();
    await page.getByLabel("Order").selectOption("crypto_usd_price_desc");
    await page.waitForURL(/sortType=crypto_usd_price_desc/);
    const links = page.getByRole("link", { name: /^Buy 0\.\d{8}\sBTC$/ });
    for (;;) {
      const texts = await links.allTextContents();
      const amounts = texts.map((text) => Number(/0\.\d{8}/.exec(text)?.[0]));
      const sorted = amounts.toSorted((left, right) => left - right);
      if (new Set(amounts).size > 1 && sorted.join() === amounts.join()) break;
      await pause(100);
    }
    await page.getByRole("button", { name: "Filters" }).click();
    const dialog = page.getByRole("dialog", { name: "Filters" });
    await dialog.getByRole("switch", { name: "Verified ID" }).click();
    await page.waitForURL(/isVerifiedOffers=1/);
    await dialog.getByLabel("Traders in").selectOption("AQ");
    await page.waitForURL(/usersCountryIso=AQ/);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByText("No offer fits all filters.").waitFor();
    await page.getByRole("button", { name: "Remove: Traders in Antarctica" }).click();
    await rows(page).first().waitFor();
    expect(place(page)).to.equal(
      "/buy/bitcoin?currencyCode=EUR&fiat-min=100&sortType=crypto_usd_price_desc&isVerifiedOffers=1",
    );
    await page.goBack();
    await page.waitForURL(/usersCountryIso=AQ/);
    await page.getByRole("button", { name: "Clear all" }).click();
    await page.waitForURL(/sortType=crypto_usd_price_desc$/);
    await closePage(page);
  });

  it("undoes a choice, not a digit, on the way back, and leaves the focus where it was", async () => {
    const { page } = await open("/buy/bitcoin?currencyCode=EUR");
    await page.getByLabel("Coin").selectOption("USDT");
    await page.waitForURL(/\/buy\/tether/);
    expect(await page.title()).to.match(/^Buy Tether/);
    expect(await page.evaluate(() => document.activeElement?.tagName)).to.not.equal("H1");
    await page.getByLabel("Amount").pressSequentially("55");
    await page.waitForURL(/fiat-min=55/);
    await page.goBack();
    await page.waitForURL(/\/buy\/bitcoin/);
    expect(place(page)).to.equal("/buy/bitcoin?currencyCode=EUR");
    await page.goForward();
    expect(await page.getByLabel("Amount").inputValue()).to.equal("55");
    await closePage(page);
  });

  it("changes sides with the keyboard", async () => {
    const { page } = await open("/buy/bitcoin");
    await page.getByRole("radio", { name: "buy" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/\/sell\/bitcoin/);
    expect(await page.getByRole("radio", { name: "sell" }).isChecked()).to.equal(true);
    await closePage(page);
  });

  it("takes no letter for an amount", async () => {
    const { page } = await open("/buy/bitcoin");
    await page.getByLabel("Amount").pressSequentially("1a0.5.x");
    expect(await page.getByLabel("Amount").inputValue()).to.equal("10.5");
    await closePage(page);
  });

  it("where nothing matches says the one reason, and the one step that mends it", async () => {
    const { page } = await open("/buy/bitcoin?currencyCode=EUR&fiat-min=999999");
    await page.getByText("No matching offers").waitFor();
    await page.getByText("No offer for 999999 EUR matches. Other amounts do.").waitFor();
    await expectAccessible(page);
    const steps = page.getByRole("button", { name: /^Show \d+ offers?$/ });
    expect([await steps.count(), await rows(page).count()]).to.deep.equal([1, 1]);
    await steps.click();
    await page.waitForURL((url) => !url.search.includes("fiat-min"));
    await ownedBy(page, "ana_lima").waitFor();
    await closePage(page);
  });

  it("where the offers cannot be loaded says so and tries again in place", async () => {
    const { page } = await open("/");
    const letThrough = await routeUntil(page, "**/rest/v1/offers?*");
    await page.getByRole("navigation", { name: "Main" }).getByText("Buy").click();
    await page.getByText("This couldn't be loaded").waitFor();
    await expectAccessible(page);
    letThrough();
    await page.getByRole("button", { name: "Try again" }).click();
    await page
      .getByText(/offers? fits?/)
      .first()
      .waitFor();
    await closePage(page);
  });

  it("counts among those that fit no offer that its reader can't take", async () => {
    const { page } = await open("/");
    let [total, nextPageId] = [0, null as string | null];
    await page.route("**/rest/v1/offers?*", async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: object[]; meta: { total: number } };
      ({ total } = body.meta);
      const meta = { ...body.meta, nextPageId };
      const data = body.data.map((offer, index) =>
        index === 0 ? { ...offer, takeable: false } : offer,
      );
      await route.fulfill({ response, json: { ...body, data, meta } });
    });
    await page.getByRole("navigation", { name: "Main" }).getByText("Buy").click();
    const summary = page.getByRole("status").filter({ hasText: "you can't take now" });
    await summary.waitFor();
    expect(await summary.innerText()).to.match(
      new RegExp(`^${total - 1} offers? fits? · 1 you can't take now`),
    );
    // Offers of pages that nobody has seen are not said to fit.
    nextPageId = "later";
    await page.getByLabel("Amount").fill("100");
    const matching = page.getByRole("status").filter({ hasText: "matching offers" });
    await matching.waitFor();
    expect(await matching.innerText()).to.match(new RegExp(`^${total} matching offers`));
    await closePage(page);
  });

  it("holds the place of its rows while they are on their way", async () => {
    const { page } = await open("/");
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/rest/v1/offers?*", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("navigation", { name: "Main" }).getByText("Buy").click();
    await page.getByText("Looking for offers …").waitFor();
    await expectAccessible(page);
    answer();
    await page
      .getByText(/offers? fits?/)
      .first()
      .waitFor();
    await closePage(page);
  });

  it("keeps its rows where their skeletons were, on a phone and in a wide window", async () => {
    for (const width of [390, 1280]) {
      const { page } = await openPage(app.url, { viewport: { width, height: 844 } });
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route("**/rest/v1/offers?*", async (route) => {
        await held;
        await route.continue();
      });
      await page.evaluate(() => history.pushState(null, "", "/buy/bitcoin?currencyCode=EUR"));
      const heightOfAct = (row: Locator) =>
        row.evaluate((element) => {
          const act = element.querySelector(":scope > :last-child > :last-child");
          return act?.getBoundingClientRect().height ?? 0;
        });
      await page.getByText("Looking for offers …").waitFor();
      const bones = page.locator("main [class*=rows] > div").first();
      const before = await heightOfAct(bones);
      answer();
      const row = rows(page).filter({ hasText: "ana_lima" });
      await row.waitFor();
      expect(Math.abs((await heightOfAct(row)) - before), `at ${width} px`).to.be.at.most(2);
      await closePage(page);
    }
  });

  it("begins in the currency of the browser's region, and remembers another one", async () => {
    const { page } = await openPage(`${app.url}/buy/bitcoin`, { locale: "pt-PT" });
    const currency = () => page.getByLabel("Currency");
    expect(await currency().inputValue()).to.equal("EUR");
    await currency().selectOption("GBP");
    await page.waitForURL(/currencyCode=GBP/);
    await page.goto(`${app.url}/sell/bitcoin`);
    await page.locator("main h1").waitFor();
    expect(await currency().inputValue()).to.equal("GBP");
    await closePage(page);
  });

  it("says that the connection is lost, and that it is back", async () => {
    const { page } = await open("/buy/bitcoin");
    await page.context().setOffline(true);
    await page.getByText("You're offline.").waitFor();
    await page.context().setOffline(false);
    await page.getByText("You're offline.").waitFor({ state: "detached" });
    await closePage(page);
  });

  it("moves its prices with the market at once, and no row from its place", async () => {
    const { page } = await open("/");
    let told = () => {};
    const move = new Promise<void>((resolve) => (told = resolve));
    let asked = 0;
    await page.route("**/rest/v1/market-prices?*", async (route) => {
      asked += 1;
      if (asked === 1) return route.continue();
      if (asked > 2) return;
      await move;
      const pair = { cryptoCurrencyCode: "BTC", fiatCurrencyCode: "EUR", exchangeRates: [] };
      const number = Number(new URL(route.request().url()).searchParams.get("after")) + 1;
      await route.fulfill({ json: { data: [{ ...pair, price: "50000.00" }], meta: { number } } });
    });
    await page.evaluate(() => history.pushState(null, "", "/buy/bitcoin?currencyCode=EUR"));
    await rows(page).first().waitFor();
    const owners = () => rows(page).locator("a[href*='/user/']").allTextContents();
    const before = await owners();
    told();
    await page.getByText("50,000.00 EUR").first().waitFor();
    expect(await owners()).to.deep.equal(before);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await closePage(page);
  });

  it("gives the focus to the heading of the page that one comes to", async () => {
    const { page } = await open("/");
    await page.getByRole("link", { name: "Buy Bitcoin" }).click();
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    expect(await page.title()).to.match(/^Buy Bitcoin/);
    await closePage(page);
  });
});
