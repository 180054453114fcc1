import { expect } from "chai";
import type { Page } from "playwright-core";
import type { OfferCard } from "../../src/adapters/http/contract/offer/offer-views.ts";
import { expectGoodInEveryWindow, openPage } from "../support/browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { passwordOf, Visitor } from "../support/visitor.ts";
import { closePage } from "../support/shared-browser.ts";

/** What a page tells its test. */
interface Noted {
  readonly noteClick: () => Promise<void>;
  readonly noteField: (field: string) => Promise<void>;
}

describe("an offer in a browser", function () {
  this.timeout(90_000);
  let app: TestApp;
  let offers: readonly OfferCard[];
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    const visitor = await Visitor.of(app.url);
    const list = (type: string) =>
      visitor.must("listOffers", { query: { type, currency: "EUR", limit: "50" } });
    offers = [
      ...((await list("buy")).data as readonly OfferCard[]),
      ...((await list("sell")).data as readonly OfferCard[]),
    ];
  });
  after(async () => {
    await app.stop();
  });

  const offerOf = (username: string): OfferCard => {
    const offer = offers.find(({ owner }) => owner.username === username);
    if (!offer) throw new Error(`The demo has no offer of ${username}`);
    return offer;
  };
  const pathOf = (username: string) => `/offer/${offerOf(username).idHashed}`;
  const open = (path: string) => openPage(app.url + path);
  const register = async (page: Page, username: string) => {
    await page.getByLabel("Name").fill(username);
    await page.getByLabel("Email").fill(`${username}@example.org`);
    await page.getByLabel("Password", { exact: true }).fill(passwordOf(username));
    await page.locator("main").getByRole("button", { name: "Register" }).click();
  };
  const payForIt = async (page: Page) => {
    await page.getByRole("button", { name: "I have paid" }).click();
    await page.getByRole("button", { name: "Mark as paid" }).click();
    await page.getByRole("heading", { level: 1, name: /is checking your payment/ }).waitFor();
  };
  /** Counts, from the page's next load on, clicks and the fields that are typed into. */
  const countUse = async (page: Page) => {
    // Reported outside the page: it is loaded afresh after registering.
    let clicks = 0;
    const fields = new Set<string>();
    await page.exposeFunction("noteClick", () => (clicks += 1));
    await page.exposeFunction("noteField", (id: string) => fields.add(id));
    await page.addInitScript(() => {
      const test = window as never as Noted;
      addEventListener("click", () => void test.noteClick(), true);
      addEventListener(
        "input",
        ({ target }) => void test.noteField(`${location.pathname} ${(target as Element).id}`),
        true,
      );
    });
    return () => ({ clicks, fields: fields.size });
  };

  it("is shared as a link, a QR code and its picture", async () => {
    const { page, faults } = await open(pathOf("ana_lima"));
    const link = new URL(pathOf("ana_lima"), app.url).href;
    const opens = page.getByRole("button", { name: "Share this offer" });
    await opens.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Share this offer" });
    await dialog.getByText(link, { exact: true }).waitFor();
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.title = text;
      };
    });
    await dialog.getByRole("button", { name: "Copy Link to this offer" }).press("Enter");
    await dialog.getByText("Copied").waitFor();
    expect(await page.title()).to.equal(link);
    await dialog.getByRole("img", { name: "QR code of this offer" }).waitFor();
    const picture = dialog.getByRole("img", { name: /^Picture of this offer/ });
    const drawn = await picture.elementHandle();
    await page.waitForFunction((each) => (each as HTMLImageElement).naturalWidth > 0, drawn, {
      timeout: 60_000,
    });
    const named = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect(new URL(named ?? "").pathname).to.equal(await picture.getAttribute("src"));
    await expectGoodInEveryWindow(page);
    await page.keyboard.press("Escape");
    await opens.and(page.locator(":focus")).waitFor();
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("is handed to the apps of the device where the browser can", async () => {
    const { page } = await open(pathOf("ana_lima"));
    await page.evaluate(() => {
      navigator.share = async ({ url = "" } = {}) => {
        document.title = url;
      };
    });
    await page.getByRole("button", { name: "Share this offer" }).click();
    await page.getByRole("button", { name: "Share link" }).click();
    expect(await page.title()).to.equal(app.url + pathOf("ana_lima"));
    await closePage(page);
  });

  it("counts the other side while one is typed, both ways", async () => {
    const { page } = await open(`${pathOf("ana_lima")}?fiat-min=100`);
    const [pay, get] = [page.getByLabel("You pay"), page.getByLabel("You get")];
    expect(await pay.inputValue()).to.equal("100");
    const forHundred = Number(await get.inputValue());
    await pay.fill("200");
    expect(Number(await get.inputValue())).to.be.closeTo(2 * forHundred, 2e-8);
    await get.fill("0.001");
    expect(Number(await pay.inputValue())).to.be.closeTo(0.1 / forHundred, 0.02);
    await page.waitForURL(/crypto=0\.001/);
    await closePage(page);
  });

  it("says which bounds an amount breaks, before anything is pressed", async () => {
    const { page } = await open(pathOf("ana_lima"));
    await page.getByLabel("You pay").fill("5");
    await page.getByText("The minimum is 20 EUR.").waitFor();
    await page.getByLabel("You pay").fill("99999");
    await page.getByText(/^The maximum is [\d,]+\sEUR\.$/).waitFor();
    expect(await page.getByLabel("You pay").getAttribute("aria-invalid")).to.equal("true");
    await page.getByLabel("You pay").fill("x");
    expect(await page.getByLabel("You pay").inputValue()).to.equal("99999");
    await closePage(page);
  });

  it("asks a visitor to register, comes back to the same amount, and starts the trade", async () => {
    const { page, faults } = await open("/buy/bitcoin?currencyCode=EUR&fiat-min=130");
    await page
      .getByRole("listitem")
      .filter({ hasText: "ana_lima" })
      .getByRole("link", { name: /^Buy / })
      .click();
    await page.waitForURL(/\/offer\/.*fiat-min=130/);
    await page.getByLabel("You pay").fill("140");
    await page.getByRole("button", { name: "Start the trade" }).click();
    await page.waitForURL(/\/register\?return=/);
    await register(page, "starter_1");
    await page.waitForURL(/\/offer\/.*fiat-min=140/);
    expect(await page.getByLabel("You pay").inputValue()).to.equal("140");
    await page.getByRole("button", { name: "Start the trade" }).click();
    await page.waitForURL(/\/trade\/[A-Za-z0-9]+$/);
    await page.getByRole("heading", { level: 1, name: /140\.00\sEUR/ }).waitFor();
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("starts one trade, however often its button is pressed", async () => {
    const { page } = await open(`/register?return=${encodeURIComponent(pathOf("ana_lima"))}`);
    await register(page, "starter_2");
    await page.waitForURL(/\/offer\//);
    let starts = 0;
    await page.route("**/rest/v1/trade/start", async (route) => {
      starts += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.getByRole("button", { name: "Start the trade" }).dblclick();
    await page.waitForURL(/\/trade\//);
    expect(starts).to.equal(1);
    await closePage(page);
  });

  it("that moved says so, keeps what was typed, and shows the new price", async () => {
    const path = `${pathOf("ana_lima")}?fiat-min=150`;
    const { page } = await open(`/register?return=${encodeURIComponent(path)}`);
    await register(page, "starter_3");
    await page.waitForURL(/\/offer\//);
    await page.route("**/rest/v1/trade/start", (route) =>
      route.fulfill({
        status: 409,
        json: { error: { code: "price_moved", message: "The market moved." } },
      }),
    );
    const again = page.waitForResponse(/\/rest\/v1\/offers\//);
    await page.getByRole("button", { name: "Start the trade" }).click();
    await page.getByText("The market moved. Check the new price, then start the trade.").waitFor();
    expect((await again).status()).to.equal(200);
    expect(await page.getByLabel("You pay").inputValue()).to.equal("150");
    await closePage(page);
  });

  it("keeps the focus on its heading when it replaces its skeleton", async () => {
    const { page } = await open("/buy/bitcoin?currencyCode=EUR");
    let show = (): void => undefined;
    const isShown = new Promise<void>((resolve) => (show = resolve));
    await page.route("**/rest/v1/offers/*", async (route) => {
      await isShown;
      await route.continue();
    });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page
      .getByRole("listitem")
      .filter({ hasText: "ana_lima" })
      .getByRole("link", { name: /^Buy / })
      .press("Enter");
    await page.getByRole("heading", { level: 1, name: "Offer", exact: true }).waitFor();
    expect(await focused()).to.equal("Offer");
    show();
    await page.getByRole("heading", { level: 1, name: "Buy BTC from ana_lima" }).waitFor();
    expect(await focused()).to.equal("Buy BTC from ana_lima");
    await closePage(page);
  });

  it("is bought and paid by a newcomer from Lisbon in six clicks, from the first page on", async () => {
    const { page, faults } = await openPage(app.url, { locale: "pt-PT" });
    const used = await countUse(page);
    await page.reload();
    await page.getByRole("banner").getByRole("link", { name: "Register" }).click();
    await page.getByLabel("Name").fill("newcomer_1");
    await page.getByLabel("Email").fill("newcomer_1@example.org");
    const password = page.getByLabel("Password", { exact: true });
    await password.fill(passwordOf("newcomer_1"));
    await page.locator("main").getByRole("button", { name: "Register" }).click();
    await page.waitForURL(/\/buy\/bitcoin$/);
    // A tour is offered, and whoever ignores it loses nothing.
    await page.getByRole("button", { name: "Show me around" }).waitFor();
    await page.getByLabel("Amount").fill("50");
    await page
      .getByRole("listitem")
      .filter({ hasText: "ana_lima" })
      .getByRole("link", { name: /^Buy / })
      .click();
    await page.getByRole("button", { name: "Start the trade" }).click();
    await page.getByRole("heading", { level: 1, name: /50\.00\sEUR/ }).waitFor();
    await payForIt(page);
    expect(used()).to.deep.equal({ clicks: 6, fields: 4 });
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("is bought and paid by a newcomer in five clicks, from its own page on", async () => {
    const { page, faults } = await open(pathOf("ana_lima"));
    const used = await countUse(page);
    await page.reload();
    await page.getByLabel("You pay").fill("50");
    await page.getByRole("button", { name: "Start the trade" }).click();
    await page.waitForURL(/\/register\?return=/);
    await register(page, "newcomer_2");
    await page.waitForURL(/\/offer\/.*fiat-min=50/);
    await page.getByRole("button", { name: "Start the trade" }).click();
    await page.getByRole("heading", { level: 1, name: /50\.00\sEUR/ }).waitFor();
    await payForIt(page);
    expect(used()).to.deep.equal({ clicks: 5, fields: 4 });
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("says how much of it a user can take, before anything is pressed", async () => {
    const newcomer = await Visitor.of(app.url);
    await app.database.query("DELETE FROM attempt");
    await newcomer.register("small_means");
    const { idHashed } = offerOf("ana_lima");
    const path = `/offer/${idHashed}?fiat-min=2000`;
    const { page } = await open(`/login?return=${encodeURIComponent(path)}`);
    await page.getByLabel("Name").fill("small_means");
    await page.getByLabel("Password", { exact: true }).fill(passwordOf("small_means"));
    await page.locator("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByText(/^You can trade up to [\d,]+\sEUR now: more would take your/).waitFor();
    await page.getByText(/^You can trade up to [\d,]+\sEUR on this offer now\.$/).waitFor();
    await expectGoodInEveryWindow(page);
    await closePage(page);
  });

  it("that does not exist says so", async () => {
    const { page } = await open("/offer/doesnotexist");
    await page.getByRole("heading", { name: "This page doesn't exist" }).waitFor();
    await closePage(page);
  });
});
