import { expect } from "chai";
import type { Page } from "playwright-core";
import { closePage, takeTab } from "../support/shared-browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";

/** A fifth of what Core Web Vitals call good. */
const most = 0.02;

describe("the first page of a stranger", function () {
  this.timeout(90_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(async () => {
    await app.stop();
  });

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    it(`keeps what it shows in its place, at ${width} px, however late its parts come`, async () => {
      const page = await takeTab({ viewport: { width, height } });
      await page.addInitScript(watchShift);
      const code = await held(page, "**/assets/marketplace-page-*.js");
      const offers = await held(page, "**/rest/v1/offers?*");
      await page.goto(`${app.url}/buy/bitcoin?currencyCode=EUR`);
      await page.getByText("Loading …").waitFor();
      await painted(page);
      code();
      await page.getByText("Looking for offers …").waitFor();
      await painted(page);
      offers();
      await page.locator("main li").first().waitFor();
      await painted(page);
      const shift = await page.evaluate(
        () => (window as unknown as { layoutShift: number }).layoutShift,
      );
      expect(shift).to.be.below(most);
      await closePage(page);
    });
  }
});

/** Holds back what is asked for; returns what lets it go. */
async function held(page: Page, what: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Two frames: the first may have begun before the last change. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
}

/** In the page, before anything of ours: sums what moves without the user's doing. */
function watchShift(): void {
  Object.assign(window, { layoutShift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as unknown as { value: number };
      (window as unknown as { layoutShift: number }).layoutShift += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}
