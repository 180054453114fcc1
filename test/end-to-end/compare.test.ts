import { expect } from "chai";
import { expectAccessible, openPage } from "../support/browser.ts";
import { closePage } from "../support/shared-browser.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";

describe("the comparison of offers in a browser", function () {
  this.timeout(90_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(async () => {
    await app.stop();
  });

  it("is within reach on a phone as soon as two offers are chosen, above the bar of places", async () => {
    const { page, faults } = await openPage(`${app.url}/buy/bitcoin?currencyCode=EUR`, {
      viewport: { width: 390, height: 844 },
    });
    const choices = page.getByRole("button", { name: /^Compare the offer/ });
    await choices.nth(1).waitFor();
    await choices.nth(0).click();
    await choices.nth(1).click();
    const compare = page.getByRole("button", { name: "Compare", exact: true });
    await page.getByText("2 offers to compare").waitFor();
    const isOnTop = await compare.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).to.equal(true);
    await compare.click();
    const dialog = page.getByRole("dialog", { name: "Compare offers" });
    await dialog.getByRole("columnheader").nth(1).waitFor();
    expect(await dialog.getByRole("columnheader").count()).to.equal(2);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(faults).to.deep.equal([]);
    await closePage(page);
  });
});
