import { expect } from "chai";
import type { Page } from "playwright-core";
import {
  expectAccessible,
  expectGone,
  expectGoodInEveryWindow,
  expectNoSidewaysScroll,
} from "../support/browser.ts";
import { button, closeAll, ConsoleDesk } from "../support/console-desk.ts";
import { heading } from "../support/demo-market.ts";

describe("the pages of admins at the console, in a browser", function () {
  this.timeout(120_000);
  let desk: ConsoleDesk;
  before(async () => {
    desk = await ConsoleDesk.open();
  });
  after(() => desk.close());

  it("books are checked by an admin; what is broken is told on every page until it is mended", async () => {
    const { database } = desk.market;
    const broken = "The books do not balance.";
    const { page, faults } = await desk.openAs("ben_admin", {
      viewport: { width: 320, height: 700 },
      colorScheme: "dark",
    });
    await desk.goTo(page, "/books");
    await heading(page, "Books");
    await button(page, "Check now").click();
    const holds = page.getByRole("region", { name: "Check" });
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

  const change = (page: Page, name: string) => button(page, `Change: ${name}`).click();

  it("an admin changes values after seeing from what to what, and everybody finds it in the log", async () => {
    const { page, faults } = await desk.openAs("ben_admin");
    await desk.goTo(page, "/policy");
    await heading(page, "Policy");
    const offers = page.getByRole("region", { name: "Offers", exact: true });
    await offers.getByText("2,500 characters").waitFor();

    await change(page, "Time to fund the escrow");
    await page.getByLabel("Time to fund the escrow", { exact: true }).fill("7200");
    await page.getByText("2 hours · from 1 minute to 7 days").waitFor();
    await change(page, "Tags per offer");
    await page.getByLabel("Tags per offer", { exact: true }).fill("21");
    await page.getByText("Enter a value within the range.").first().waitFor();
    const review = button(page, "Review the change");
    expect(await review.isDisabled()).to.equal(true);
    await page.getByLabel("Tags per offer", { exact: true }).fill("5");
    await page.getByText("2 values changed").waitFor();
    await expectGoodInEveryWindow(page);
    await review.click();
    const dialog = page.getByRole("dialog", { name: "Change 2 values" });
    await dialog.getByText("1 hour", { exact: true }).waitFor();
    await dialog.getByText("2 hours", { exact: true }).waitFor();
    await dialog.getByLabel("Why").fill("Banks are slow this week.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Change the policy" }).click();
    await page.getByText("The policy was changed.").waitFor();
    await offers.getByText("5", { exact: true }).first().waitFor();

    await button(page, "Versions").click();
    await page.getByText("Banks are slow this week.").waitFor();
    await page.getByText("ben_admin").first().waitFor();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.setViewportSize({ width: 1280, height: 844 });
    await desk.goTo(page, "/audit");
    await page.getByText("Changed the policy").first().waitFor();
    await page.getByText("Banks are slow this week.").first().waitFor();
    await page.getByRole("combobox", { name: "Act" }).click();
    await page.getByRole("option", { name: "Signed in", exact: true }).click();
    await page.getByLabel("Member of staff").fill("ben_admin");
    await page.getByRole("button", { name: "Filter" }).click();
    const log = page.getByRole("table", { name: "Log" });
    await log.getByText("Signed in").first().waitFor();
    await log.getByText("Changed the policy").waitFor({ state: "detached" });
    expect(faults).to.deep.equal([]);
    await closeAll(page);
  });

  it("cards of people are found by their holder, frozen and terminated, each with a reason", async () => {
    const { seller } = desk.market;
    const body = { label: "Shopping", currency: "USD" };
    await seller.must("orderVirtualCard", { body });
    const { page, faults } = await desk.openAs("ada_admin");
    await page.getByRole("link", { name: "Virtual cards" }).click();
    await heading(page, "Virtual cards");
    await page.getByText("By the provider").waitFor();
    await page.getByText("Active").waitFor();
    await page.getByLabel("Name of the holder").fill("nobody");
    await button(page, "Filter").click();
    await page.getByText("No matching cards.").waitFor();
    await page.getByLabel("Name of the holder").fill("ANA");
    await button(page, "Filter").click();
    await page.getByRole("link", { name: /ana_lima/ }).waitFor();
    await expectGoodInEveryWindow(page, [390, 1280]);
    await page.getByRole("link", { name: /ana_lima/ }).click();
    await heading(page, "Virtual card");
    await page.getByText("Nothing was paid with this card.").waitFor();
    await expectGoodInEveryWindow(page, [390, 1280]);
    for (const [act, state] of [
      ["Freeze", "Frozen by staff"],
      ["Unfreeze", "Active"],
      ["Terminate", "Terminated"],
    ] as const) {
      await button(page, `${act} the card`).click();
      const dialog = page.getByRole("dialog", { name: `${act} the card` });
      await dialog.getByLabel("Why").fill("Payments that nobody made.");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: `${act} the card` }).click();
      await expectGone(dialog);
      await page.getByText(state, { exact: true }).waitFor();
    }
    await page.getByText("Termination (by us)").waitFor();
    expect(await button(page, /the card$/).count()).to.equal(0);
    expect(faults).to.deep.equal([]);
    await closeAll(page);
  });

  it("orders at providers are asked about, given back and settled", async () => {
    const { seller } = desk.market;
    const order = async () => {
      const wish = { crypto_currency_code: "BTC", fiat_currency_code: "EUR", way: "card" };
      const { data: quote } = await seller.must("quoteOnRamp", {
        body: { ...wish, amount: "10000" },
      });
      const { id } = quote as { id: string };
      await seller.must("placeProviderOrder", { body: { quote_id: id } });
      const parameters = { id };
      await seller.must("payProviderOrder", { parameters });
      return parameters;
    };
    const parameters = await order();
    for (const outcome of ["paid", "done"]) {
      await seller.must("playProviderOrder", { parameters, body: { outcome } });
    }
    await order();
    const { page, faults } = await desk.openAs("ada_admin");
    await page.getByRole("link", { name: "Provider orders" }).click();
    await heading(page, "Provider orders");
    await page.getByText("On-ramp, Done").waitFor();
    await page.getByText("On-ramp, With the provider").waitFor();
    await page.getByText("It owes us").waitFor();
    await expectGoodInEveryWindow(page, [390, 1280]);
    await button(page, /^Ask the provider about order/).click();
    await button(page, /^Give back order/).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Why").fill("The provider says that nobody paid.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Give back" }).click();
    await expectGone(dialog);
    await page.getByText("On-ramp, With the provider").waitFor({ state: "detached" });
    const owed = await page.getByText("It owes us").innerText();
    await button(page, /^Book a settlement with/).click();
    const settle = dialog.getByRole("button", { name: "Book a settlement" });
    expect(await settle.isDisabled()).to.equal(true);
    expect(await dialog.getByLabel("The provider paid us").isChecked()).to.equal(true);
    await dialog.getByLabel("Amount in BTC").fill(/[\d.]+/.exec(owed)?.[0] ?? "");
    await dialog.getByLabel("Why").fill("Paid on our account.");
    await expectAccessible(page);
    await settle.click();
    await expectGone(dialog);
    await page.getByText("Nothing is owed either way.").waitFor();
    expect(faults).to.deep.equal([]);
    await closeAll(page);
  });

  it("an admin sees queues and subscribers, and retries what was given up", async () => {
    const { database } = desk.market;
    await database.query(
      "INSERT INTO subscriber (name, cursor, advanced_at) VALUES ('letters', 7, now())",
    );
    await database.query(`
      INSERT INTO subscriber_event (subscriber, publish_number, aggregate, aggregate_id, seq, kind,
                                    recipients, failures, again_at, parked_at)
      VALUES ('letters', 2, 'trade', 'trade001', 1, 'paid', '{}', 10, now(), now())`);
    const { page, faults } = await desk.openAs("ada_admin");
    await desk.goTo(page, "/background-work");
    await heading(page, "Background work");
    await page.getByRole("table", { name: "Queues" }).getByText("audit-books").waitFor();
    await page.getByRole("table", { name: "Subscribers" }).getByText("letters").waitFor();
    await expectGoodInEveryWindow(page);
    await button(page, "Retry event 2 of letters").click();
    const dialog = page.getByRole("dialog", { name: "Retry the event" });
    await dialog.getByLabel("Why").fill("The mail server is back.");
    await dialog.getByRole("button", { name: "Retry" }).click();
    await expectGone(button(page, "Retry event 2 of letters"));
    expect(faults).to.deep.equal([]);

    const other = await desk.openAs("sam_support");
    for (const name of ["Policy", "Background work"]) {
      expect(await other.page.getByRole("link", { name }).count()).to.equal(0);
    }
    await closeAll(page, other.page);
  });
});
