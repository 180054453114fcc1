import { AssertionError, expect } from "chai";
import {
  expectAccessible,
  expectGone,
  expectNoSidewaysScroll,
  expectTranslated,
  openPage,
} from "../support/browser.ts";
import { closePage } from "../support/shared-browser.ts";
import { type TestApp, startTestApp } from "../support/test-app.ts";
import { routeUntil } from "../support/switched-route.ts";

describe("what everybody can see, in a browser", function () {
  this.timeout(90_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());

  describe("the landing page", () => {
    it("is watched by checks that see a planted fault", async () => {
      const { page } = await openPage(`${app.url}/ar-XB/`);
      await page.evaluate(() => {
        const wide = document.createElement("div");
        wide.style.cssText = "width: 3000px; height: 1px";
        document.querySelector("main")?.append("Pay now", document.createElement("img"), wide);
      });
      for (const check of [expectTranslated, expectAccessible, expectNoSidewaysScroll]) {
        const fault: unknown = await check(page).catch((error: unknown) => error);
        expect(fault, check.name).to.be.instanceOf(AssertionError);
      }
      await closePage(page);
    });

    it("is watched by a check of colours that sees words too pale to be read", async () => {
      const { page } = await openPage(app.url);
      await expectAccessible(page, "of appearance");
      await page.evaluate(() => {
        const pale = document.createElement("p");
        pale.style.cssText = "color: #777; background: #888";
        pale.append("Pay now");
        document.querySelector("main")?.append(pale);
      });
      const fault: unknown = await expectAccessible(page, "of appearance").catch((error) => error);
      expect(fault).to.be.instanceOf(AssertionError);
      await closePage(page);
    });

    it("is reached by keyboard past the top bar", async () => {
      const { page } = await openPage(app.url);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).to.equal(
        "#content",
      );
      await page.keyboard.press("Enter");
      expect(await page.evaluate(() => document.activeElement?.id)).to.equal("content");
      await closePage(page);
    });

    it("keeps the theme that was chosen, for a month", async () => {
      const { page } = await openPage(app.url, { colorScheme: "light" });
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await background();
      await page.getByRole("button", { name: "Dark" }).click();
      await page.getByRole("button", { name: "Light" }).waitFor();
      expect(await background()).to.not.equal(light);
      const cookies = await page.context().cookies();
      const cookie = cookies.find(({ name }) => name === "theme");
      expect(cookie).to.include({ name: "theme", value: "dark", sameSite: "Lax" });
      expect(cookie!.expires - Date.now() / 1_000).to.be.closeTo(30 * 24 * 60 * 60, 60);
      await page.reload({ waitUntil: "networkidle" });
      expect(await page.locator("html").getAttribute("data-theme")).to.equal("dark");
      expect(await background()).to.not.equal(light);
      await closePage(page);
    });

    it("loads its own font and nothing from elsewhere", async () => {
      const { page, faults } = await openPage(app.url);
      const fonts = await page.evaluate(async () =>
        [...(await document.fonts.ready)]
          .filter((font) => font.status === "loaded")
          .map((font) => font.family),
      );
      expect(fonts.join()).to.include("Inter");
      expect(faults).to.deep.equal([]);
      await closePage(page);
    });

    it("runs no script that got into it", async () => {
      const { page, faults } = await openPage(app.url);
      const ran = await page.evaluate(async () => {
        const script = document.createElement("script");
        script.textContent = "window.intruder = true";
        document.body.append(script);
        await new Promise((resolve) => setTimeout(resolve, 100));
        return "intruder" in window;
      });
      expect(ran).to.equal(false);
      expect(faults.join()).to.match(/Content Security Policy/i);
      await closePage(page);
    });
  });

  describe("the API's page", () => {
    it("is found from the footer, and finds and opens an operation by the keyboard alone", async () => {
      const { page } = await openPage(`${app.url}/login`);
      await page.getByRole("contentinfo").getByRole("link", { name: "API" }).click();
      await page.getByRole("heading", { level: 1, name: "API" }).waitFor();
      await page.getByRole("searchbox").fill("post trade {id} paid");
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
      const letThrough = await routeUntil(page, "**/openapi.json");
      await page.getByRole("contentinfo").getByRole("link", { name: "API" }).click();
      await page.getByText("This couldn't be loaded").waitFor();
      letThrough();
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("searchbox").waitFor();
      await closePage(page);
    });
  });
});
