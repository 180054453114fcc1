import { expect } from "chai";
import { builtPage } from "../support/built-page.ts";

import type { Page } from "playwright-core";
import { appHashHeader, reportsPath } from "../../src/adapters/http/contract/browser-reports.ts";
import {
  expectAccessible,
  expectGone,
  expectGoodInEveryWindow,
  expectNoSidewaysScroll,
  expectTranslated,
  openPage,
} from "../support/browser.ts";
import { DemoMarket } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";
import { routeUntil } from "../support/switched-route.ts";

/** From now on the page's calls are answered by another build, until the returned function is called. */
function deploy(page: Page): Promise<() => void> {
  return routeUntil(page, "**/rest/**", async (route) => {
    // The stream never ends, so it cannot be looked at whole.
    if (route.request().url().endsWith("/events")) return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), [appHashHeader.toLowerCase()]: "0123456789abcdef" };
    return route.fulfill({ response, headers });
  });
}

describe("a page whose server has changed or is in trouble", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  describe("a page that is older than the server", () => {
    it("asks once, keeps what is typed, tells the server once, and reloads when told to", async () => {
      const trade = await market.startTrade();
      const { page, faults } = await market.openAs(trade.buyer, `/trade/${trade.id}`);
      const reports: { readonly status: number; readonly sent: string | null }[] = [];
      page.on("response", (response) => {
        if (!response.url().endsWith(reportsPath)) return;
        const sent = response.request().postData();
        // A busy machine has calls that are answered late, and reports those, too.
        if (sent?.includes("app-hash-mismatch")) reports.push({ status: response.status(), sent });
      });
      const words = page.getByText("A new version is here.");
      expect(await words.count()).to.equal(0);
      const letThrough = await deploy(page);
      const box = page.getByRole("textbox", { name: /^Write to / });
      await box.fill("I have sent it");
      await market.seller.must("sendMessage", {
        parameters: { id: trade.id },
        body: { text: "Hello" },
      });
      await words.waitFor();
      const dialog = page.getByRole("alertdialog", { name: "A new version is here" });
      await dialog.waitFor();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Not now" }).click();
      await expectGone(dialog);
      expect(await box.inputValue()).to.equal("I have sent it");
      await page.setViewportSize({ width: 320, height: 700 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // The reload is answered by a server of the old build, as during a rolling deployment.
      await page.getByRole("button", { name: "Reload" }).click();
      await words.waitFor();
      await page.getByText("Hello", { exact: true }).waitFor({ state: "attached" });
      expect(await dialog.count()).to.equal(0);
      letThrough();
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

  describe("a call that is being retried", () => {
    it("opens the global error at its first failure, and closes it at its last", async () => {
      const { page } = await market.openAs(market.seller, "/fees");
      const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>();
      let failures = 1;
      await page.route("**/rest/v2/wallet/balances*", async (route) => {
        failures -= 1;
        if (failures >= 0) return route.fulfill({ status: 503, body: "{}" });
        await gate;
        return route.continue();
      });
      await page.goto(`${market.url}/wallet`);
      const error = page.getByRole("alert").filter({ hasText: "Our server isn't answering" });
      await error.waitFor();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
      letThrough();
      await expectGone(error);
      await closePage(page);
    });
  });

  describe("a page whose code does not arrive", () => {
    it("says so in the words of the specification, and reports it", async () => {
      const { page } = await market.openAs(market.seller, "/fees");
      const reported = page.waitForRequest(
        (request) =>
          request.url().endsWith(reportsPath) &&
          request.postData()?.includes("page-failed") === true,
      );
      await page.route(builtPage("wallet/wallet-page.tsx"), (route) => route.abort());
      await page.goto(`${market.url}/wallet`);
      await page.getByRole("heading", { name: "Unable to load the application." }).waitFor();
      await page.getByText("We're already working on it").waitFor();
      await expectAccessible(page);
      const [report] = JSON.parse((await reported).postData() ?? "[]") as [
        { body: { reference: string; error: string } },
      ];
      expect(report.body.error).to.match(/^Loading chunk \d+ failed$/);
      await page.getByText(report.body.reference).waitFor();
      await closePage(page);
    });
  });

  describe("a page that is asked for while the database is out of reach", () => {
    /** Lets nobody in who serves, or everybody again. */
    async function letIn(anyone: boolean): Promise<void> {
      const name = new URL(market.database.url).pathname.slice(1);
      await market.database.query(`ALTER DATABASE ${name} CONNECTION LIMIT ${anyone ? -1 : 0}`);
      if (anyone) return;
      await market.database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
    }

    it("says that it is over soon, and is there once that is so", async () => {
      // Who sends a session is looked up for any page.
      const cookie = `__Host-session=${"a".repeat(43)}`;
      const { page } = await openPage(market.url, { extraHTTPHeaders: { cookie } });
      await letIn(false);
      for (const path of ["/", "/ar-XB/"]) {
        const answer = await page.goto(market.url + path);
        expect(answer?.status()).to.equal(503);
        expect(answer?.headers()["retry-after"]).to.equal("1");
        await expectGoodInEveryWindow(page);
        if (path !== "/") await expectTranslated(page);
      }
      await page.goto(market.url);
      const back = page.getByRole("heading", { name: "We'll be right back" });
      await back.waitFor();
      await letIn(true);
      await page.getByRole("button", { name: "Try again" }).click();
      await back.waitFor({ state: "detached" });
      await closePage(page);
    });
  });
});
