import { expect } from "chai";
import type { Page } from "playwright-core";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import {
  expectAccessibleInBothThemes,
  expectGone,
  expectNoSidewaysScroll,
} from "../support/browser.ts";
import { buying, offerBody } from "../support/offer-owners.ts";
import { DemoMarket, heading, type StartedTrade } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

describe("chargebacks in the console, in a browser", function () {
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
    expect(await stillOpen(ada).textContent()).to.not.match(/^0\.0* BTC/);
    await closePage(ada);
    const ben = await decide("ben_admin", "Write off", "Write off claim");
    await expectGone(button(ben, "Write off"));
    await stillOpen(ben)
      .getByText(/^0(\.0*)? BTC$/)
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
