import { expect } from "chai";
import type { Page } from "playwright-core";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import {
  expectAccessible,
  expectGone,
  expectNoSidewaysScroll,
  expectTranslated,
} from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

describe("a trade whose escrow is funded after the start, in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
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

  it("is started after one question, waits for the seller, and is then to be paid", async () => {
    const offerId = await publish();
    const buyer = await market.signIn("bruno_costa");
    const path = `/offer/${offerId}?fiat-min=100`;
    const theirs = await market.openAs(buyer, path, { colorScheme: "dark" });
    await theirs.page.getByText("The escrow of this offer is funded after the start.").waitFor();
    await theirs.page.getByLabel("You pay", { exact: false }).first().fill("100");
    await button(theirs.page, "Start the trade").click();
    const question = theirs.page.getByRole("alertdialog");
    await question.getByText("Start before the crypto is held?").waitFor();
    await expectAccessible(theirs.page);
    await question.getByRole("button", { name: "Start the trade" }).click();
    await theirs.page.waitForURL(/\/trade\/\w+$/);
    await heading(theirs.page, "Do not pay yet");
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
});
