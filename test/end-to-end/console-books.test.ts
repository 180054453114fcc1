import { expect } from "chai";
import { expectAccessible, expectGone, expectNoSidewaysScroll } from "../support/browser.ts";
import { button, closeAll, ConsoleDesk } from "../support/console-desk.ts";
import { heading } from "../support/demo-market.ts";

describe("the books of the console in a browser", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  before(async () => {
    desk = await ConsoleDesk.open();
  });
  after(() => desk.close());

  it("are checked by an admin; what is broken is told on every page until it is mended", async () => {
    const { database } = desk.market;
    const broken = "The books do not balance.";
    const { page, faults } = await desk.openAs("ben_admin", {
      viewport: { width: 320, height: 700 },
      colorScheme: "dark",
    });
    await desk.goTo(page, "/books");
    await heading(page, "Books");
    await button(page, "Check now").click();
    const holds = page.getByRole("region", { name: "What must hold" });
    await holds.getByText("holds", { exact: true }).first().waitFor();
    expect(await page.getByText(broken).count()).to.equal(0);

    const account = "kind = 'available' AND balance > 0";
    await database.query(`UPDATE ledger_account SET balance = balance + 1 WHERE ${account}`);
    await button(page, "Check now").click();
    await holds.getByText("broken:").waitFor();
    await holds.getByText("available:BTC:").first().waitFor();
    await page.getByText(broken).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const other = await desk.openAs("sam_support");
    await other.page.getByText(broken).waitFor();
    expect(await other.page.getByRole("link", { name: "Books" }).count()).to.equal(0);
    await expectAccessible(other.page);

    await database.query(`UPDATE ledger_account SET balance = balance - 1 WHERE ${account}`);
    await button(page, "Check now").click();
    await expectGone(page.getByText(broken));
    await expectGone(other.page.getByText(broken));
    // A check that was asked for while another one ended is refused, and the page shows that other one.
    const unexpected = [...faults, ...other.faults].filter((fault) => !fault.includes("409"));
    expect(unexpected).to.deep.equal([]);
    await closeAll(page, other.page);
  });
});
