import { AssertionError, expect } from "chai";
import {
  expectAccessible,
  expectGoodInEveryWindow,
  expectNoSidewaysScroll,
  expectTranslated,
  openPage,
} from "../support/browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { closePage } from "../support/shared-browser.ts";

describe("the landing page in a browser", function () {
  this.timeout(60_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(async () => {
    await app.stop();
  });

  for (const [path, direction] of [
    ["/", "ltr"],
    ["/ar-XB/", "rtl"],
    ["/nowhere", "ltr"],
    ["/ar-XB/nowhere", "rtl"],
  ] as const) {
    it(`at ${path} is accessible, fits every window and breaks no rule`, async () => {
      const { page, faults } = await openPage(app.url + path);
      expect(await page.locator("html").getAttribute("dir")).to.equal(direction);
      expect(await page.locator("h1").count()).to.equal(1);
      await expectGoodInEveryWindow(page);
      const missing = path.endsWith("nowhere") ? [/status of 404/] : [];
      expect(faults.filter((fault) => !missing.some((each) => each.test(fault)))).to.deep.equal([]);
      await closePage(page);
    });
  }

  for (const path of ["/ar-XB/", "/ar-XB/nowhere"]) {
    it(`has no untranslated text at ${path}`, async () => {
      const { page } = await openPage(app.url + path);
      await expectTranslated(page);
      await closePage(page);
    });
  }

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
