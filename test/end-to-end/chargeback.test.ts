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
    const ask = button(mine.page, "Report a reversed payment");
    await ask.click();
    const dialog = mine.page.getByRole("alertdialog");
    await button(mine.page, "Send report").click();
    await dialog.getByText("Write at least 20 characters.").waitFor();
    await dialog.getByText("Copy it from your bank's notice.").waitFor();
    await dialog.getByText("Confirm to continue.").waitFor();
    await expectAccessible(mine.page);
    await dialog.getByLabel("What happened").fill("PayPal says that the card was stolen.");
    await dialog.getByLabel("Reference in your bank's notice").fill("CB-2026-1107");
    await dialog.getByLabel("I checked this against my bank's notice.").check();
    await button(mine.page, "Send report").click();
    await heading(mine.page, "We are reviewing your report");
    await expectGone(dialog);
    await expectGone(ask);

    await heading(theirs.page, "ana_lima says your payment was reversed");
    await theirs.page.getByText("PayPal says that the card was stolen.").waitFor();
    const answer = button(theirs.page, "Answer");
    await answer.click();
    const question = theirs.page.getByRole("alertdialog");
    await button(theirs.page, "Send response").click();
    await question.getByText("Describe in a few words what you know.").waitFor();
    await question.getByLabel("Your response").fill("I did not take it back.");
    await button(theirs.page, "Send response").click();
    await expectGone(question);
    await expectGone(answer);
    await mine.page.getByText("I did not take it back.").waitFor();

    const nia = await StaffVisitor.ofDemo(market.adminUrl, "nia_mod");
    await nia.must("confirmChargeback", { parameters, body: { reason: "The notice is real." } });
    await heading(mine.page, /^Paid back:/);
    await mine.page.getByText("The debt was paid in full").waitFor();
    await theirs.page.getByText("Nothing is owed for this trade.").first().waitFor();
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
