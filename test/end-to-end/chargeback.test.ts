import { expect } from "chai";
import type { Page } from "playwright-core";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectGone,
  expectNoSidewaysScroll,
  expectTranslated,
} from "../support/browser.ts";
import { DemoMarket, type StartedTrade, heading } from "../support/demo-market.ts";
import { buying, offerBody } from "../support/offer-owners.ts";
import { closePage } from "../support/shared-browser.ts";
import { chooseNotice, storeNotice } from "../support/sent-files.ts";
import { StaffVisitor } from "../support/staff-visitor.ts";

describe("a payment that was taken back, in a browser", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
    await market.database.query(
      "UPDATE offer SET payment_method = $1 FROM trader t WHERE t.id = owner_id AND t.username = $2",
      ["paypal", "ana_lima"],
    );
  });
  after(() => market.close());

  describe("to its two parties", () => {
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
      await dialog.getByLabel("Amount that was taken back").fill("100.00");
      await dialog.getByLabel("On which day").fill(new Date().toISOString().slice(0, 10));
      await dialog.getByLabel("I checked this against my bank's notice.").check();
      await button(mine.page, "Send report").click();
      const support = mine.page.getByRole("dialog", { name: "We need your bank's notice" });
      await support.getByRole("button", { name: "Contact support" }).waitFor();
      await expectAccessible(mine.page);
      await support.getByRole("button", { name: "Attach the notice" }).click();
      await chooseNotice(mine.page);
      await button(mine.page, "Send report").click();
      await heading(mine.page, "We are reviewing your report");
      await expectGone(dialog);
      await expectGone(ask);

      await heading(theirs.page, "ana_lima says your payment was reversed");
      await theirs.page.getByText("PayPal says that the card was stolen.").waitFor();
      await theirs.page
        .getByRole("region", { name: "Report of a reversed payment" })
        .getByRole("button", { name: /notice\.png/ })
        .waitFor();
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

  describe("at the console", () => {
    // A code signs in once, and tests sign in faster than codes change.
    beforeEach(() => market.database.query("UPDATE staff SET totp_last_step = 0"));

    const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
    const openDesk = async (username: string) => {
      const opened = await market.openConsole("/login");
      const { page } = opened;
      await button(page, new RegExp(`^${username}`)).click();
      await page.getByLabel("Password").fill(demoPassword);
      await button(page, "Sign in").click();
      await heading(page, "Queues");
      return opened;
    };
    const answered = async (): Promise<StartedTrade> => {
      const trade = await market.startTrade();
      const parameters = { id: trade.id };
      await trade.buyer.must("markTradePaid", { parameters });
      await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
      const report = {
        trade_id: trade.id,
        text: "PayPal says that the card was stolen.",
        bank_reference: "CB-2026-1107",
        amount: "100.00",
        date: new Date().toISOString().slice(0, 10),
        attachment_id: await storeNotice(market.seller, trade.id),
        is_verified_correctly: true,
      };
      await market.seller.must("reportChargeback", { body: report });
      const body = { text: "I did not take it back." };
      await trade.buyer.must("answerChargeback", { parameters, body });
      return trade;
    };

    it("are confirmed by keyboard, accessible in light and dark", async () => {
      const trade = await answered();
      const { page, faults } = await openDesk("nia_mod");
      await page
        .getByRole("link", { name: /^Chargebacks/ })
        .first()
        .click();
      await heading(page, "Chargebacks");
      const link = page.getByRole("link", { name: `ana_lima reports ${trade.buyerName}` });
      await link.waitFor();
      await expectAccessibleInBothThemes(page);
      await link.click();
      await heading(page, `Chargeback on ${trade.id}`);
      await page.getByText("CB-2026-1107").waitFor();
      await page.getByText("I did not take it back.").waitFor();
      await page.getByRole("link", { name: /notice\.png/ }).waitFor();

      await page.keyboard.press("c");
      const reason = page.getByLabel("Reason, for the log");
      await reason.fill("The bank's notice is real.");
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press("Control+Enter");
      await expectGone(reason);
      await expectGone(button(page, /^(Confirm|Dismiss)/));
      await page.getByRole("heading", { name: "The claim" }).waitFor();
      await expectAccessibleInBothThemes(page);
      expect(faults).to.deep.equal([]);
      await closePage(page);
    });

    it("are written off by two admins where the buyer has nothing left", async () => {
      const trade = await answered();
      const wish = { ...offerBody, ...buying };
      const { idHashed } = (await market.seller.must("createOffer", { body: wish })).data;
      const { payment_details } = offerBody;
      const body = { offer_id: idHashed, fiat_amount: "90.00", payment_details };
      await trade.buyer.must("startTrade", { body });
      const place = `${market.adminUrl}/chargebacks/${trade.id}/show`;
      const decide = async (username: string, act: string, send: string) => {
        const { page } = await openDesk(username);
        await page.goto(place);
        await button(page, act).click();
        await page.getByLabel("Reason, for the log").fill("Nothing can be had from this buyer.");
        await button(page, send).click();
        await expectGone(page.getByLabel("Reason, for the log"));
        return page;
      };
      const omar = await decide("omar_mod", "Confirm", "Confirm the report");
      await closePage(omar);
      const ada = await decide("ada_admin", "Write off", "Write off claim");
      const stillOpen = (page: Page) => page.locator("dt:has-text('Still open') + dd");
      expect(await stillOpen(ada).textContent()).to.not.match(/^0\.0*\sBTC/);
      await closePage(ada);
      const ben = await decide("ben_admin", "Write off", "Write off claim");
      await expectGone(button(ben, "Write off"));
      await stillOpen(ben)
        .getByText(/^0(\.0*)?\sBTC$/)
        .waitFor();
      await closePage(ben);
    });

    it("can be reported again once the desk dismissed them and says so, on a phone too", async () => {
      const trade = await answered();
      const { page } = await openDesk("omar_mod");
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`${market.adminUrl}/chargebacks`);
      await page.getByRole("link", { name: `ana_lima reports ${trade.buyerName}` }).waitFor();
      await expectNoSidewaysScroll(page);
      await page.goto(`${market.adminUrl}/chargebacks/${trade.id}/show`);
      await button(page, /^Dismiss/).click();
      await page.getByLabel("Reason, for the log").fill("The notice is of another payment.");
      await button(page, /^Dismiss the report/).click();
      await expectGone(page.getByLabel("Reason, for the log"));
      await button(page, /^Allow another report/).click();
      await page.getByLabel("Reason, for the log").fill("There is a new notice.");
      await expectNoSidewaysScroll(page);
      await button(page, /^Let them report again/).click();
      await expectGone(page.getByLabel("Reason, for the log"));
      await expectGone(button(page, /^Allow another report/));
      await closePage(page);
    });
  });
});
