import { expect } from "chai";
import type { Page } from "playwright-core";
import { isTakenOver, openFirstPage, openPage } from "../support/browser.ts";
import { closePage, takeTab } from "../support/shared-browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";

/** A page of each file of code that strangers come to first. A practice has the whole room: none of them. */
const paths = [
  "/",
  "/buy/bitcoin?currencyCode=EUR",
  "/user/ana_lima",
  "/trading/buy-bitcoin/sepa-instant",
  "/calculator/btc-to-eur",
  "/currencies",
  "/fees",
  "/refugees",
  "/statistics",
  "/otc-desk",
  "/landing/spot-trading",
  "/buy-crypto-instantly",
  "/terms-of-service",
  "/practise",
  "/docs",
  "/recover",
  "/login",
  "/register",
];

/**
 * In the page: what it puts off by a second or more never comes. The first load is what the page asks for of itself, however
 * long that takes; what follows the market comes later on purpose, and is counted by itself.
 */
const withoutLater = `{
  const { setTimeout } = window;
  window.setTimeout = (run, ms, ...rest) => setTimeout(run, ms >= 1_000 ? 2 ** 31 - 1 : ms, ...rest);
}`;

/** A page in a browser that was never here, which loads nothing later. */
function openFirstLoad(url: string) {
  return openPage(url, {}, async (options) => {
    const page = await takeTab(options);
    await page.addInitScript(withoutLater);
    return page;
  });
}

describe("the first page of a stranger, in bytes", function () {
  this.timeout(90_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(async () => {
    await app.stop();
  });

  for (const path of paths) {
    it(`is little at ${path}: 110 KB of program in 8 files, 15 KB of styles, 1 KB of headers a file`, async () => {
      const { page } = await openFirstLoad(app.url + path);
      await expectLittle(page);
      await closePage(page);
    });
  }

  it("is little at an offer", async () => {
    const { page } = await openFirstLoad(`${app.url}/buy/bitcoin?currencyCode=EUR`);
    await page.locator("main li").getByRole("link", { name: /^Buy / }).first().click();
    await page.getByRole("heading", { level: 1, name: /^Buy BTC from/ }).waitFor();
    await page.reload();
    await page.waitForFunction(isTakenOver);
    expect(new URL(page.url()).pathname).to.match(/^\/offer\//);
    await expectLittle(page);
    await closePage(page);
  });

  it("is not much more at a list once it follows the market: 10 KB of program in 3 files", async () => {
    const { page } = await openFirstPage(`${app.url}/buy/bitcoin?currencyCode=EUR`);
    // It asks for prices by the code that came later.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/market-prices")),
    );
    await expectLittle(page, { bytes: 120_000, files: 11 });
    await closePage(page);
  });
});

/** Of the page as it was loaded: its program, its styles, the headers of each file. */
async function expectLittle(page: Page, most = { bytes: 110_000, files: 8 }): Promise<void> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => entry.name),
  );
  const answers = await Promise.all(
    [page.url(), ...new Set(names)].map(async (name) => {
      const answer = await fetch(name, { headers: { "accept-encoding": "br" } });
      await answer.arrayBuffer();
      const { headers } = answer;
      const lines = [...headers].map(([field, value]) => `${field}: ${value}\r\n`);
      return { name, headers, bytes: lines.join("").length };
    }),
  );
  const files = (ending: string) => answers.filter(({ name }) => name.endsWith(ending));
  const weightOf = (ending: string) =>
    files(ending).reduce((sum, { headers }) => sum + Number(headers.get("content-length")), 0);
  expect(weightOf(".js")).to.be.within(1, most.bytes);
  expect(files(".js").length).to.be.within(1, most.files);
  expect(weightOf(".css")).to.be.within(1, 15_000);
  expect(answers.filter(({ bytes }) => bytes >= 1_000).map(({ name }) => name)).to.deep.equal([]);
  for (const { name, headers } of [...files(".js"), ...files(".css")]) {
    expect(headers.get("content-encoding"), name).to.equal("br");
    expect(headers.get("cache-control"), name).to.include("immutable");
  }
}
