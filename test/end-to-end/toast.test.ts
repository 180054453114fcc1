import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectGone, openPage } from "../support/browser.ts";
import { closePage } from "../support/shared-browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";

describe("a toast", function () {
  this.timeout(60_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());

  async function show(page: Page, type: string) {
    await page.getByRole("button", { name: `Release: ${type}` }).click();
    const toast = page.locator("[popover]").getByRole(type === "error" ? "alert" : "status");
    await toast.waitFor();
    return toast;
  }

  for (const [path, side] of [
    ["/_design", "right"],
    ["/ar-XB/_design", "left"],
  ] as const) {
    it(`stands at the top ${side} at ${path}, and closes after five seconds`, async () => {
      const { page } = await openPage(app.url + path);
      await page.clock.install();
      const toast = await show(page, "success");
      const box = await toast.boundingBox();
      const { width, height } = page.viewportSize()!;
      expect(box!.y).to.be.lessThan(height / 3);
      const [start, end] = [box!.x, width - box!.x - box!.width];
      expect(side === "right" ? end < start : start < end).to.equal(true);
      // Its time begins anew when nobody points at it any more, and the clock stands by then.
      await toast.hover();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      await page.mouse.move(width / 2, height - 5);
      await page.clock.runFor(4_900);
      expect(await toast.count()).to.equal(1);
      await page.clock.runFor(200);
      await expectGone(toast);
      await closePage(page);
    });
  }

  it("is dragged away by 80 % of its width, and comes back from less", async () => {
    const { page } = await openPage(`${app.url}/_design`);
    const toast = await show(page, "info");
    const box = (await toast.boundingBox())!;
    const drag = async (share: number) => {
      await page.mouse.move(box.x + 60, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 60 - box.width * share, box.y + box.height / 2, { steps: 5 });
      await page.mouse.up();
    };
    await drag(0.7);
    expect((await toast.boundingBox())!.x).to.equal(box.x);
    await drag(0.85);
    await expectGone(toast);
    await closePage(page);
  });

  it("waits while somebody points at it, closes by its button, and says a thing once", async () => {
    const { page } = await openPage(`${app.url}/_design`);
    await page.clock.install();
    const toast = await show(page, "error");
    await show(page, "error");
    expect(await toast.count()).to.equal(1);
    await toast.hover();
    await page.clock.fastForward(20_000);
    expect(await toast.count()).to.equal(1);
    await toast.getByRole("button", { name: "Close" }).click();
    await expectGone(toast);
    await closePage(page);
  });
});
