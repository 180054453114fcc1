import { expect } from "chai";
import { expectAccessible, expectGoodInEveryWindow } from "../support/browser.ts";
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
    expect(await button(page, "Switch on: Lightning").count()).to.equal(0);
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
});
