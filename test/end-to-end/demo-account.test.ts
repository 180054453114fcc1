import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectNoSidewaysScroll, openPage } from "../support/browser.ts";
import { offerBody } from "../support/offer-owners.ts";
import { closePage } from "../support/shared-browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { passwordOf, Visitor } from "../support/visitor.ts";

const phone = { viewport: { width: 390, height: 844 } };
const banner = "Demo: all money here is play money.";

describe("a demo account in a browser, where all other money is real", function () {
  this.timeout(120_000);
  let app: TestApp;
  let seller: Visitor;
  before(async () => {
    app = await startTestApp({}, [], { rates: { kind: "demo" } });
    seller = await Visitor.of(app.url);
    await seller.must("register", {
      body: {
        username: "sella_play",
        email: "sella@example.org",
        password: passwordOf("sella_play"),
        is_demo_account: true,
      },
    });
    await seller.openPage();
    await seller.must("useFaucet");
    await seller.must("createOffer", { body: { ...offerBody, crypto_currency_code: "PBTC" } });
  });
  after(() => app.stop());

  const press = (page: Page, name: string | RegExp) =>
    page.locator("main").getByRole("button", { name }).click();

  it("is registered, gets play money, trades, and is told what it has not", async () => {
    const { page, faults, goTo } = await openPage(`${app.url}/register`, phone);
    expect(await page.getByText(banner).count()).to.equal(0);
    await page.getByLabel("Name").fill("bo_play");
    await page.getByLabel("Email").fill("bo@example.org");
    await page.getByLabel("Password", { exact: true }).fill(passwordOf("bo_play"));
    await page.getByRole("switch", { name: "Demo account" }).click();
    await page.getByText("A demo account never becomes a real one.").waitFor();
    await expectNoSidewaysScroll(page);
    await press(page, "Register");
    await page.waitForURL(`${app.url}/buy/bitcoin**`);
    await page.getByText(banner).waitFor();

    await goTo(`${app.url}/wallet`);
    await page.getByRole("heading", { level: 2, name: "Play Bitcoin" }).waitFor();
    await page.getByText("It can't receive, send or convert coins.").waitFor();
    expect(await page.getByRole("button", { name: /^Receive/ }).count()).to.equal(0);
    await press(page, "Get play money");
    await page.getByText("The play money is in your wallet.").waitFor();
    await expectNoSidewaysScroll(page);

    for (const path of ["/wallet/send", "/account/verification", "/dashboard/partner"]) {
      await goTo(app.url + path);
      await page.getByText(banner).waitFor();
    }
    await page.getByRole("heading", { level: 1, name: "Not for demo accounts" }).waitFor();

    await goTo(`${app.url}/buy/bitcoin?currencyCode=EUR`);
    await page
      .getByRole("listitem")
      .filter({ hasText: "sella_play" })
      .getByRole("link", { name: /^Buy / })
      .click();
    await page.getByRole("button", { name: "Start the trade" }).click();
    await page.waitForURL(/\/trade\/[A-Za-z0-9]+$/);
    const id = page.url().split("/").at(-1) ?? "";
    await press(page, "I have paid");
    await page.getByRole("button", { name: "Mark as paid" }).click();
    await page.getByRole("heading", { level: 1, name: /is checking your payment/ }).waitFor();
    await seller.must("releaseTrade", {
      parameters: { id },
      body: { password: passwordOf("sella_play") },
    });
    await page.getByRole("heading", { level: 1, name: /PBTC is in your wallet$/ }).waitFor();
    await page.getByText(banner).waitFor();
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });

  it("publishes an offer of play money, and of nothing else", async () => {
    const { page } = await openPage(`${app.url}/login`, phone);
    await page.getByLabel("Name or email").fill("sella_play");
    await page.getByLabel("Password", { exact: true }).fill(passwordOf("sella_play"));
    await press(page, "Sign in");
    await page.waitForURL((url) => url.pathname !== "/login");
    await page.goto(`${app.url}/offer-manager/edit`);
    await page.getByText("Play Ethereum").first().waitFor();
    expect(await page.getByText("Ethereum", { exact: true }).count()).to.equal(0);
    await expectNoSidewaysScroll(page);
    await closePage(page);
  });
});
