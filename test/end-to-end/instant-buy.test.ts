import { expect } from "chai";
import { openPage } from "../support/browser.ts";
import { closePage } from "../support/shared-browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { passwordOf } from "../support/visitor.ts";

const path = "/buy-crypto-instantly?currencyCode=EUR&fiat-min=100";

describe("buying crypto instantly in a browser", function () {
  this.timeout(90_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());

  it("leads a stranger over the registration back to the offer, and starts the trade with one click", async () => {
    const { page } = await openPage(app.url + path);
    const buy = page.locator("main").getByText(/^Buy [\d.]+\sBTC$/);
    await buy.click();
    await page.waitForURL(/\/register\?/);
    await page.getByLabel("Name").fill("instant_buyer");
    await page.getByLabel("Email").fill("instant_buyer@example.org");
    await page.getByLabel("Password", { exact: true }).fill(passwordOf("instant_buyer"));
    await page.locator("main").getByRole("button", { name: "Register" }).click();
    await page.waitForURL(/\/buy-crypto-instantly\?/);
    expect(await page.getByLabel("You pay").first().inputValue()).to.equal("100");
    // It does nothing until the offer is loaded.
    await page
      .locator('main button[aria-busy="false"]')
      .filter({ hasText: /^Buy [\d.]+\sBTC$/ })
      .click();
    await page.waitForURL(/\/trade\/\w+/);
    await page.getByText("100.00 EUR").first().waitFor();
    await closePage(page);
  });

  it("follows the amount, and says where no offer accepts it", async () => {
    const { page } = await openPage(app.url + path);
    await page.getByText("Why this one").waitFor();
    await page.getByLabel("You pay").first().fill("99999999");
    await page.getByText(/^No offer that you can take accepts this amount/).waitFor();
    await page.waitForURL(/fiat-min=99999999/);
    await page.getByLabel("You pay").first().fill("");
    await page.getByText("Why this one").waitFor();
    await closePage(page);
  });

  it("begins each fact of the offer below its name, right to left too", async () => {
    const { page } = await openPage(`${app.url}/ar-XB${path}`, {
      viewport: { width: 390, height: 844 },
    });
    await page.locator("main dd").first().waitFor();
    const apart = await page.locator("main dl > div").evaluateAll((facts) =>
      facts.flatMap((fact) => {
        const [name, text] = [fact.querySelector("dt"), fact.querySelector("dd bdi")].map(
          (each) => {
            const range = document.createRange();
            range.selectNodeContents(each ?? fact);
            return range.getBoundingClientRect().right;
          },
        );
        return Math.abs((name ?? 0) - (text ?? 0)) > 2 ? [fact.textContent] : [];
      }),
    );
    expect(apart).to.deep.equal([]);
    await closePage(page);
  });
});
