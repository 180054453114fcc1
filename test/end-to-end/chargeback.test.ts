import { expect } from "chai";
import type { Page } from "playwright-core";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import {
  expectAccessible,
  expectGone,
  expectNoSidewaysScroll,
  expectTranslated,
} from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";
import { closePage } from "../support/shared-browser.ts";

describe("a payment that was taken back, in two browsers", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
    await market.database.query(
      "UPDATE offer SET payment_method = $1 FROM trader t WHERE t.id = owner_id AND t.username = $2",
      ["paypal", "ana_lima"],
    );
  });
  after(() => market.close());

  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  it("is reported by the seller, answered by the buyer, and paid back, live on both sides", async () => {
    const trade = await market.startTrade();
    const parameters = { id: trade.id };
    await trade.buyer.must("markTradePaid", { parameters });
    await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    const mine = await market.openAs(market.seller, `/trade/${trade.id}`);
    const theirs = await market.openAs(trade.buyer, `/trade/${trade.id}`);
    const ask = button(mine.page, "Report that the payment was taken back");
    await ask.click();
    const dialog = mine.page.getByRole("alertdialog");
    await button(mine.page, "Send the report").click();
    await dialog.getByText("Say it in at least 20 characters.").waitFor();
    await dialog.getByText("Copy it from the notice.").waitFor();
    await dialog.getByText("Confirm this to go on.").waitFor();
    await expectAccessible(mine.page);
    await dialog.getByLabel("What happened").fill("PayPal says that the card was stolen.");
    await dialog.getByLabel("Reference in the notice of your bank").fill("CB-2026-1107");
    await dialog.getByLabel("I checked this against the notice of my bank.").check();
    await button(mine.page, "Send the report").click();
    await heading(mine.page, "We are looking at your report");
    await expectGone(dialog);
    await expectGone(ask);

    await heading(theirs.page, "ana_lima says that your payment was taken back");
    await theirs.page.getByText("PayPal says that the card was stolen.").waitFor();
    const answer = button(theirs.page, "Answer");
    await answer.click();
    const question = theirs.page.getByRole("alertdialog");
    await button(theirs.page, "Send the answer").click();
    await question.getByText("Say in a few words what you know.").waitFor();
    await question.getByLabel("Your answer").fill("I did not take it back.");
    await button(theirs.page, "Send the answer").click();
    await expectGone(question);
    await expectGone(answer);
    await mine.page.getByText("I did not take it back.").waitFor();

    const nia = await StaffVisitor.ofDemo(market.adminUrl, "nia_mod");
    await nia.must("confirmChargeback", { parameters, body: { reason: "The notice is real." } });
    await heading(mine.page, /^Paid back:/);
    await mine.page.getByText("Everything was paid back").waitFor();
    await theirs.page.getByText("Nothing is owed for this trade any more.").first().waitFor();
    expect([mine.faults, theirs.faults]).to.deep.equal([[], []]);
    await Promise.all([mine, theirs].map(({ page }) => closePage(page)));
  });

  it("fits a small screen, and reads from right to left", async () => {
    const trade = await market.startTrade();
    const parameters = { id: trade.id };
    await trade.buyer.must("markTradePaid", { parameters });
    await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    const small = { viewport: { width: 320, height: 640 } };
    const { page } = await market.openAs(market.seller, `/ar-XB/trade/${trade.id}`, small);
    await page.locator("#chargeback").waitFor();
    await expectTranslated(page);
    await page.locator("section[aria-labelledby=chargeback]").getByRole("button").click();
    await page.getByRole("alertdialog").waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await closePage(page);
  });
});
