import { expect } from "chai";
import type { Page, Route } from "playwright-core";
import { expectAccessibleInBothThemes } from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import { routeUntil } from "../support/switched-route.ts";

const eventsPath = "/rest/v1/events";
const noticesCall = "/rest/v1/notifications";

describe("a page that hears of changes", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  const hide = (page: Page, hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
      Object.defineProperty(document, "visibilityState", {
        configurable: true,
        value: isHidden ? "hidden" : "visible",
      });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const focus = (page: Page, focused: boolean) =>
    page.evaluate((isFocused) => {
      document.hasFocus = () => isFocused;
      window.dispatchEvent(new Event(isFocused ? "focus" : "blur"));
    }, focused);
  const paid = (id: string) => ({ parameters: { id }, body: {}, key: `paid-${id}-000` });

  it("shows the other side's act within a second, in the room and in the list of trades", async () => {
    const { buyer, buyerName, id } = await market.startTrade();
    const room = await market.openAs(market.seller, `/trade/${id}`);
    const list = await market.openAs(market.seller, "/dashboard/trades");
    await buyer.must("markTradePaid", paid(id));
    await room.page
      .getByRole("heading", { level: 1, name: "Check your bank app" })
      .waitFor({ timeout: 1_000 });
    await list.page
      .getByRole("listitem")
      .filter({ hasText: buyerName })
      .getByText("Check your bank app")
      .waitFor({ timeout: 1_000 });
    await closePage(room.page);
    await closePage(list.page);
  });

  /** The reads of a page until its stream is open, and a second longer. */
  const readsOf = async (page: Page) => {
    const opened = page.waitForResponse((answer) => answer.url().includes(eventsPath));
    await page.reload();
    const stream = new URL((await opened).url());
    await page.waitForTimeout(1_000);
    const reads = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/rest/"))
        .map((each) => [each.name, (each as PerformanceResourceTiming).initiatorType] as const),
    );
    return { stream, reads };
  };

  it("reads nothing a second time when its stream opens", async () => {
    // Nothing happens to him now.
    const kofi = await market.signIn("kofi_trades");
    for (const path of ["/dashboard", "/dashboard/my-offers", "/dashboard/trades"]) {
      const { page } = await market.openAs(kofi, path);
      const { stream, reads } = await readsOf(page);
      expect(stream.searchParams.get("after"), path).to.match(/^[0-9a-f]{12}-\d+$/);
      const names = reads.map(([name]) => name);
      expect(names.length, path).to.be.at.least(4);
      expect(
        names.filter((name, at) => names.indexOf(name) < at),
        path,
      ).to.deep.equal([]);
      await closePage(page);
    }
  });

  it("has the list of its own offers asked for before its program runs", async () => {
    const { page, faults } = await market.openAs(market.seller, "/dashboard/my-offers");
    const { reads } = await readsOf(page);
    const asked = reads.filter(([name]) => name.includes("/rest/v1/my-offers/list"));
    expect(asked.map(([, by]) => by)).to.deep.equal(["link"]);
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("shows its reader a trade that somebody starts with them, once, and not while they type", async () => {
    const { page } = await market.openAs(market.seller, "/account/settings");
    await page.locator("textarea").first().focus();
    const told = page.waitForResponse((answer) => new URL(answer.url()).pathname === noticesCall);
    const { buyerName } = await market.startTrade();
    await told;
    const dialog = page.getByRole("dialog", { name: "New trade" });
    expect(await dialog.count()).to.equal(0);
    await page.locator("textarea").first().blur();
    await dialog.getByText(`${buyerName} started a trade with you`).waitFor();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    const next = await market.startTrade();
    await dialog.getByText(next.buyerName).waitFor();
    await dialog.getByRole("link", { name: "Open trade" }).click();
    await page.waitForURL(`**/trade/${next.id}`);
    await dialog.waitFor({ state: "detached" });
    await closePage(page);
  });

  it("asks seldom while the stream is open, and has one stream", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    const asked: string[] = [];
    // The stream of the page as it was opened may begin late: counted is what the page asks for after its document.
    page.on("request", (request) => {
      if (request.isNavigationRequest()) asked.length = 0;
      asked.push(new URL(request.url()).pathname);
    });
    await page.clock.install();
    await page.reload({ waitUntil: "networkidle" });
    expect(asked.filter((path) => path === eventsPath)).to.have.length(1);
    asked.length = 0;
    await page.clock.runFor(30_000);
    expect(asked).to.deep.equal([]);
    await closePage(page);
  });

  it("looks by itself when the stream is refused, says so, and comes back", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    const refuse = (route: Route) => route.fulfill({ status: 503, body: "" });
    const letThrough = await routeUntil(page, `**${eventsPath}*`, refuse);
    await page.clock.install();
    await page.reload({ waitUntil: "networkidle" });
    await page.clock.runFor(6_000);
    await page.getByText("The live connection is lost.").waitFor();
    await buyer.must("markTradePaid", paid(id));
    await page.clock.runFor(6_000);
    await heading(page, "ana_lima is checking your payment");
    letThrough();
    await page.clock.runFor(60_000);
    await page.getByText("The live connection is lost.").waitFor({ state: "detached" });
    await closePage(page);
  });

  it("ends the stream when the reader signs out", async () => {
    const visitor = await market.signIn("bruno_costa");
    const { page } = await market.openAs(visitor, "/dashboard/trades");
    const streams: string[] = [];
    page.on("requestfinished", (request) => streams.push(request.url()));
    page.on("requestfailed", (request) => streams.push(request.url()));
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("link", { name: "Register" }).first().waitFor();
    expect(streams.filter((url) => url.includes(eventsPath))).to.have.length(1);
    await closePage(page);
  });

  it("calls the reader back by the tab's title for as long as the page is out of sight", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    const own = await page.title();
    await page.clock.install();
    await page.reload({ waitUntil: "networkidle" });
    const hasDot = async () =>
      (await page.locator("link[rel=icon]").getAttribute("href"))?.includes("icon-calling") ??
      false;
    await hide(page, true);
    for (const title of ["(1) your turn", own, "(1) your turn"]) {
      await page.clock.runFor(3_000);
      expect(await page.title()).to.equal(title);
      expect(await hasDot()).to.equal(title !== own);
    }
    await hide(page, false);
    await page.clock.runFor(3_000);
    expect(await page.title()).to.equal(own);
    expect(await hasDot()).to.equal(false);
    await focus(page, false);
    await page.clock.runFor(3_000);
    expect(await page.title(), "in sight, but elsewhere").to.equal("(1) your turn");
    await focus(page, true);
    await page.clock.runFor(3_000);
    expect(await page.title()).to.equal(own);
    await closePage(page);
  });

  it("is heard once for what comes while it is out of sight, unless the sound is switched off", async () => {
    const { buyer, id } = await market.startTrade();
    const { page } = await market.openAs(market.seller, `/trade/${id}`);
    await page.evaluate(() => {
      const start = Reflect.get(OscillatorNode.prototype, "start");
      OscillatorNode.prototype.start = function (...args) {
        const { dataset } = document.documentElement;
        dataset["tones"] = String(Number(dataset["tones"] ?? 0) + 1);
        return start.apply(this, args);
      };
    });
    const tones = () => page.locator("html").getAttribute("data-tones");
    const say = (text: string) => buyer.must("sendMessage", { parameters: { id }, body: { text } });
    await page.getByRole("heading", { level: 1 }).click();
    await say("seen");
    await page.getByText("seen", { exact: true }).first().waitFor();
    expect(await tones()).to.equal(null);
    await hide(page, true);
    await say("heard");
    await page.getByText("heard", { exact: true }).first().waitFor();
    await page.waitForFunction(() => document.documentElement.dataset["tones"] === "1");
    await buyer.must("markTradePaid", paid(id));
    await page.waitForFunction(() => document.documentElement.dataset["tones"] === "2");
    await hide(page, false);
    await page.getByRole("button", { name: "Trade settings" }).click();
    await page.getByRole("switch", { name: "Sound" }).click();
    await page.getByRole("switch", { name: "Sound", checked: false }).waitFor();
    await hide(page, true);
    await say("silent");
    await page.getByText("silent", { exact: true }).first().waitFor();
    expect(await tones()).to.equal("2");
    await closePage(page);
  });
});
