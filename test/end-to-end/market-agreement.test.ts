import { expect } from "chai";
import type { Page } from "playwright-core";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import {
  expectAccessible,
  expectGone,
  expectNoSidewaysScroll,
  expectTranslated,
} from "../support/browser.ts";
import { DemoMarket, type StartedTrade, heading } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

describe("a trade whose escrow comes later, whose market moved, or that is over, in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
  const viewOf = async ({ buyer, id }: StartedTrade): Promise<TradeView> =>
    (await buyer.must("viewTrade", { parameters: { id } })).data;
  /** As if the market had been a tenth lower when the trade began. */
  const moveMarket = ({ id }: StartedTrade) =>
    market.database.query(
      "UPDATE trade SET market_price = round(market_price * 0.9) WHERE id = $1",
      [id],
    );
  const expectFits = async (page: Page, width: number) => {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };

  const publish = async (): Promise<string> => {
    const body = {
      type: "sell",
      crypto_currency_code: "BTC",
      currency: "EUR",
      payment_method: "sepa-instant",
      margin: "1",
      range_min: "10",
      range_max: "1000",
      payment_details: [
        { label: "IBAN", value: "PT50 0002 0123 1234 5678 9015 4" },
        { label: "Name on the account", value: "Ana Sofia Lima" },
      ],
      window_minutes: 60,
      deferred_escrow: true,
    };
    const offer: MyOfferView = (await market.seller.must("createOffer", { body })).data;
    return offer.idHashed;
  };

  it("lets one side ask for the new price, and the other take it", async () => {
    const trade = await market.startTrade();
    await moveMarket(trade);
    const theirs = await market.openAs(trade.buyer, `/trade/${trade.id}`, { colorScheme: "dark" });
    const mine = await market.openAs(market.seller, `/trade/${trade.id}`);
    await theirs.page.getByRole("heading", { name: "The market moved" }).waitFor();
    await expectFits(theirs.page, 320);
    await button(theirs.page, "Propose the new price").click();
    const question = theirs.page.getByRole("alertdialog");
    await question.getByText("You still pay 100.00 EUR, and get").waitFor();
    await button(theirs.page, "Propose the new price").last().click();
    await theirs.page.getByRole("heading", { name: /^You proposed a new price/ }).waitFor();
    await expectGone(theirs.page.getByRole("heading", { name: "The market moved" }));

    const asked = mine.page.getByRole("region", { name: /proposes a new price/ });
    await asked.getByText("comes back from escrow to your balance").waitFor();
    await expectFits(mine.page, 1280);
    await button(mine.page, "Accept").click();
    await button(mine.page, "Accept the new price").click();
    await mine.page.getByText("You both agreed on a new price").waitFor();
    await theirs.page.getByText("You both agreed on a new price").waitFor();
    await expectGone(asked);
    const [quoted] = (await viewOf(trade)).timeline.slice(-1);
    expect(quoted).to.include({ act: "re-quote", by: "both", status: "active_funded" });
    expect([theirs.faults, mine.faults]).to.deep.equal([[], []]);
    await Promise.all([theirs, mine].map(({ page }) => closePage(page)));
  });

  it("lets a buyer who paid too late ask to reopen, and the seller do it", async () => {
    const trade = await market.startTrade();
    await market.database.query(
      "UPDATE deadline SET at = clock_timestamp() - interval '1 second' WHERE subject = $1",
      [trade.id],
    );
    const theirs = await market.openAs(trade.buyer, `/trade/${trade.id}`);
    await heading(theirs.page, "The time ran out");
    await button(theirs.page, "I paid: ask ana_lima to reopen").click();
    await theirs.page
      .getByRole("alertdialog")
      .getByText(/The price stays as you agreed/)
      .waitFor();
    await button(theirs.page, "Ask to reopen").click();
    await theirs.page.getByText("Waiting for ana_lima.").waitFor();
    await expectGone(button(theirs.page, /^I paid/));

    const path = `/ar-XB/trade/${trade.id}`;
    const mine = await market.openAs(market.seller, path, { colorScheme: "dark" });
    await expectFits(mine.page, 390);
    await expectTranslated(mine.page);
    const wish = mine.page.getByRole("region", { name: new RegExp(trade.buyerName) });
    await wish.getByRole("button").first().click();
    await mine.page.getByRole("alertdialog").getByRole("button").last().click();
    await heading(theirs.page, "Pay 100.00 EUR to ana_lima");
    await theirs.page.getByText("You both agreed to reopen the trade").waitFor();
    await expectGone(wish);
    expect(await viewOf(trade)).to.include({ status: "active_funded", escrowState: "held" });
    expect([theirs.faults, mine.faults]).to.deep.equal([[], []]);
    await Promise.all([theirs, mine].map(({ page }) => closePage(page)));
  });

  it("that is funded after the start is begun after one question, waits for the seller, and is then to be paid", async () => {
    const offerId = await publish();
    const buyer = await market.signIn("bruno_costa");
    const path = `/offer/${offerId}?fiat-min=100`;
    const theirs = await market.openAs(buyer, path, { colorScheme: "dark" });
    await theirs.page
      .getByText("The escrow of this offer is funded after the trade starts.")
      .waitFor();
    await theirs.page.getByLabel("You pay", { exact: false }).first().fill("100");
    await button(theirs.page, "Start the trade").click();
    const question = theirs.page.getByRole("alertdialog");
    await question.getByText("Start before the crypto is in escrow?").waitFor();
    await expectAccessible(theirs.page);
    await question.getByRole("button", { name: "Start the trade" }).click();
    await theirs.page.waitForURL(/\/trade\/\w+$/);
    await heading(theirs.page, "Don't pay yet");
    const room = new URL(theirs.page.url()).pathname;

    const mine = await market.openAs(market.seller, `/ar-XB${room}`, {
      viewport: { width: 390, height: 844 },
    });
    await expectNoSidewaysScroll(mine.page);
    await expectTranslated(mine.page);
    const fund = mine.page.getByRole("region").first().getByRole("button").first();
    await fund.click();
    const asked = mine.page.getByRole("alertdialog");
    await expectAccessible(mine.page);
    await asked.getByRole("button").last().click();
    await heading(theirs.page, "Pay 100.00 EUR to ana_lima");
    await theirs.page.getByText("ana_lima funded the escrow").waitFor();
    await expectGone(asked);
    expect([theirs.faults, mine.faults]).to.deep.equal([[], []]);
    await Promise.all([theirs, mine].map(({ page }) => closePage(page)));
  });

  describe("and feedback about it", () => {
    const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
    const complete = async (): Promise<StartedTrade> => {
      const trade = await market.startTrade();
      const parameters = { id: trade.id };
      await trade.buyer.must("markTradePaid", { parameters, body: {} });
      await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
      return trade;
    };

    it("is given, changed and replied to, each seeing it by itself", async () => {
      const { id, buyer } = await complete();
      const theirs = await market.openAs(buyer, `/trade/${id}`);
      const mine = await market.openAs(market.seller, `/trade/${id}`);
      await theirs.page.getByRole("heading", { name: "Rate ana_lima" }).waitFor();
      await theirs.page.getByRole("radio", { name: "Negative" }).check();
      const field = theirs.page.getByLabel("Comment");
      await field.fill("x".repeat(251));
      await theirs.page.getByText("This is too long.").waitFor();
      await press(theirs.page, "Save");
      expect(await field.inputValue()).to.have.length(251);
      await field.fill("Slow, but fine.");
      await press(theirs.page, "Save");
      await theirs.page.getByRole("heading", { name: "Your feedback about ana_lima" }).waitFor();
      await press(theirs.page, "Change");
      await theirs.page.getByRole("radio", { name: "Positive" }).check();
      await field.fill("Fine after all.");
      await press(theirs.page, "Save");
      await mine.page.getByText("Fine after all.").waitFor();
      await press(mine.page, "Reply");
      await mine.page.getByLabel("Your reply").fill("Thank you.");
      await press(mine.page, "Send reply");
      await theirs.page.getByText("Thank you.").waitFor();
      await mine.page.getByText("Thank you.").waitFor();
      await expectGone(mine.page.getByRole("button", { name: "Reply" }));
      expect([...theirs.faults, ...mine.faults]).to.deep.equal([]);
      await closePage(theirs.page);
      await closePage(mine.page);
    });

    it("is not asked for before the trade is completed", async () => {
      const { id, buyer } = await market.startTrade();
      const { page } = await market.openAs(buyer, `/trade/${id}`);
      await expectGone(page.getByRole("heading", { name: "Rate ana_lima" }));
      await closePage(page);
    });
  });
});
