import { expect } from "chai";
import {
  expectAccessible,
  expectGone,
  expectGoodInEveryWindow,
  expectNoSidewaysScroll,
  openPage,
} from "../support/browser.ts";
import { button, closeAll, ConsoleDesk } from "../support/console-desk.ts";
import { heading } from "../support/demo-market.ts";

describe("what admins switch for the whole marketplace, in a browser", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  before(async () => {
    desk = await ConsoleDesk.open();
  });
  after(() => desk.close());

  it("a feature is switched off with a reason; one that is not built cannot be switched on", async () => {
    const { page, faults } = await desk.openAs("ben_admin");
    await desk.goTo(page, "/flags");
    await heading(page, "Flags");
    await page.getByText("Offer caps").first().waitFor();
    expect(await button(page, "Switch on: Off-ramp").count()).to.equal(0);
    await expectGoodInEveryWindow(page);
    await button(page, "Switch off: Offer caps").click();
    const dialog = page.getByRole("dialog", { name: "Switch off: Offer caps" });
    await dialog.getByLabel("Why").fill("Nobody uses them.");
    await expectAccessible(page);
    await button(page, "Switch it off").click();
    await button(page, "Switch on: Offer caps").waitFor();
    expect(faults).to.deep.equal([]);
    await closeAll(page);
  });

  it("a banner is on every page until it is switched off, and who dismissed it sees it no more", async () => {
    const { page, faults } = await desk.openAs("ben_admin");
    const text = "Bank holidays: payments are slow.";
    await desk.goTo(page, "/banners");
    await heading(page, "Banners");
    await button(page, "New banner").click();
    await page.getByLabel("Text", { exact: true }).fill(text);
    // The locale of tests is nobody's language.
    expect(await page.getByLabel(/^Text in/).count()).to.equal(0);
    await page.getByLabel("Why").fill("It is Easter.");
    await expectAccessible(page);
    await button(page, "Publish").click();
    await page.getByRole("listitem").filter({ hasText: text }).waitFor();
    await expectGoodInEveryWindow(page);

    const { page: visitor, faults: others } = await openPage(`${desk.market.url}/about`, {
      viewport: { width: 390, height: 844 },
    });
    const banner = visitor.locator("#banner-admin-alert");
    await banner.getByText(text).waitFor();
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
    await banner.getByRole("button", { name: "Dismiss" }).click();
    await expectGone(banner);
    await visitor.reload();
    await visitor.locator("#navbar").waitFor();
    await expectGone(banner);
    await visitor.locator("#footer").waitFor();
    expect([...faults, ...others]).to.deep.equal([]);
    await closeAll(page, visitor);
  });
});
