import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findProject } from "../../src/composition/project.ts";
import {
  expectAccessible,
  expectGoodInEveryWindow,
  expectNoSidewaysScroll,
  openPage,
} from "../support/browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { closePage } from "../support/shared-browser.ts";

const folder = join(findProject().folder, "src/adapters/web-ui");

describe("the page of the design's components", function () {
  this.timeout(90_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(async () => {
    await app.stop();
  });

  it("shows every component that there is", () => {
    const components = readdirSync(join(folder, "design")).filter((name) => name.endsWith(".tsx"));
    const gallery = join(folder, "design-gallery");
    const samples = readdirSync(gallery)
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => readFileSync(join(gallery, name), "utf8"))
      .join("\n");
    expect(components).to.not.deep.equal([]);
    expect(components.filter((name) => !samples.includes(`"../design/${name}"`))).to.deep.equal([]);
  });

  for (const prefix of ["", "/ar-XB"]) {
    it(`is accessible and fits every window at ${prefix}/`, async () => {
      const { page, faults } = await openPage(`${app.url}${prefix}/_design`);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page);
      }
      await expectGoodInEveryWindow(page, [1280]);
      expect(faults).to.deep.equal([]);
      await closePage(page);
    });
  }

  it("asks in an accessible dialog, with what was wrong and while it is busy", async () => {
    const { page } = await openPage(`${app.url}/_design`);
    for (const state of ["error", "busy"]) {
      const part = page.getByRole("region", { name: "ConfirmDialog" });
      await part.locator("div", { hasText: state }).getByRole("button").last().click();
      await page.getByRole("alertdialog").waitFor();
      await expectAccessible(page);
      if (state === "busy") break;
      await page.keyboard.press("Escape");
      await page.getByRole("alertdialog").waitFor({ state: "detached" });
    }
    await closePage(page);
  });
});
