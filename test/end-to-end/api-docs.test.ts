import { expect } from "chai";
import { expectGone, openPage } from "../support/browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { closePage } from "../support/shared-browser.ts";

describe("the API's page in a browser", function () {
  this.timeout(90_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(async () => {
    await app.stop();
  });

  it("is found from the footer, and finds and opens an operation by the keyboard alone", async () => {
    const { page } = await openPage(`${app.url}/login`);
    await page.getByRole("contentinfo").getByRole("link", { name: "API" }).click();
    await page.getByRole("heading", { level: 1, name: "API" }).waitFor();
    await page.getByRole("searchbox").fill("post paid");
    await expectGone(page.getByText("/rest/v1/auth/login"));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const entry = page.locator("#markTradePaid");
    await entry.getByText("Idempotency-Key").first().waitFor();
    await entry.getByText("not_found").waitFor();
    await entry.getByText("data.status", { exact: true }).waitFor();
    await page.getByRole("searchbox").fill("nothing has this");
    await page.getByText("No matching operations").waitFor();
    await expectGone(entry);
    await closePage(page);
  });

  it("opens what the address names, and what a link of it is about", async () => {
    const { page } = await openPage(`${app.url}/docs#viewOffer`);
    const entry = page.locator("#viewOffer");
    await entry.getByText("idHashed").first().waitFor();
    expect(await page.locator("details[open]").count()).to.equal(1);
    await entry.getByRole("link", { name: "Link to viewOffer" }).click();
    expect(new URL(page.url()).hash).to.equal("#viewOffer");
    await closePage(page);
  });

  it("that cannot be loaded says so and tries again in place", async () => {
    const { page } = await openPage(`${app.url}/login`);
    await page.route("**/openapi.json", (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "API" }).click();
    await page.getByText("This couldn't be loaded").waitFor();
    await page.unroute("**/openapi.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("searchbox").waitFor();
    await closePage(page);
  });
});
