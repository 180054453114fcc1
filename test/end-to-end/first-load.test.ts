import { expect } from "chai";
import type { Page } from "playwright-core";
import { isTakenOver, openFirstPage } from "../support/browser.ts";
import { closePage } from "../support/shared-browser.ts";
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
      const { page } = await openFirstPage(app.url + path);
      await expectLittle(page);
      await closePage(page);
    });
  }

  it("is little at an offer", async () => {
    const { page } = await openFirstPage(`${app.url}/buy/bitcoin?currencyCode=EUR`);
    await page.locator("main li").getByRole("link", { name: /^Buy / }).first().click();
    await page.getByRole("heading", { level: 1, name: /^Buy BTC from/ }).waitFor();
    await page.reload();
    await page.waitForFunction(isTakenOver);
    expect(new URL(page.url()).pathname).to.match(/^\/offer\//);
    await expectLittle(page);
    await closePage(page);
  });
});

/** Of the page as it was loaded: its program, its styles, the headers of each file. */
async function expectLittle(page: Page): Promise<void> {
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
  expect(weightOf(".js")).to.be.within(1, 110_000);
  expect(files(".js").length).to.be.within(1, 8);
  expect(weightOf(".css")).to.be.within(1, 15_000);
  expect(answers.filter(({ bytes }) => bytes >= 1_000).map(({ name }) => name)).to.deep.equal([]);
  for (const { name, headers } of [...files(".js"), ...files(".css")]) {
    expect(headers.get("content-encoding"), name).to.equal("br");
    expect(headers.get("cache-control"), name).to.include("immutable");
  }
}
