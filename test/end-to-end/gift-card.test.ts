import { expect } from "chai";
import type { Page } from "playwright-core";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { expectAccessibleInBothThemes } from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { offerBody } from "../support/offer-owners.ts";
import { closePage } from "../support/shared-browser.ts";
import type { Visitor } from "../support/visitor.ts";

const code = "AQ7X-92KLMN-4TZ8";

describe("a trade that is paid with a gift card, in two browsers", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  let buyer: Visitor;
  before(async () => {
    market = await DemoMarket.open();
    buyer = await market.signIn("bruno_costa");
  });
  after(() => market.close());

  const start = async (): Promise<TradeView> => {
    const card = { payment_method: "amazon-gift-card", payment_details: [], flow: "gcc-auto" };
    const body = { ...offerBody, ...card };
    const offer: MyOfferView = (await market.seller.must("createOffer", { body })).data;
    const confirmed = ["RiskyPaymentMethod"];
    const order = { offer_id: offer.idHashed, fiat_amount: "20.00", confirmed };
    return (await buyer.must("startTrade", { body: order })).data;
  };
  const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
  const describeCard = async (page: Page, words: string) => {
    await page.getByLabel("The card", { exact: true }).fill(words);
    await press(page, "Show the card");
  };

  it("goes from the declined card over another one and its code to the release", async () => {
    const { id } = await start();
    const { page: theirs, ...theirFaults } = await market.openAs(buyer, `/trade/${id}`);
    const { page: mine, ...myFaults } = await market.openAs(market.seller, `/trade/${id}`);
    await describeCard(theirs, "Amazon US, 20 USD");
    await heading(mine, "Check the card");
    await press(mine, "Decline the card");
    await theirs.getByText("ana_lima declined the last card. Describe another one.").waitFor();
    await describeCard(theirs, "Amazon DE, 20 EUR");
    await mine.getByText("Amazon DE, 20 EUR").waitFor();
    await press(mine, "Accept the card");
    await heading(theirs, "Share the code with ana_lima");
    await theirs.getByLabel("Code of the card").fill(code);
    await press(theirs, "Share the code");
    await heading(theirs, "ana_lima is checking the code");

    await heading(mine, "Check the code: is the card worth 20.00 EUR?");
    expect(await mine.content()).to.not.contain(code);
    await expectAccessibleInBothThemes(mine);
    await press(mine, "Show the code");
    await mine.getByText(code).waitFor();
    await theirs.getByText("ana_lima has seen the code.").waitFor();
    expect(await theirs.getByText("You shared the code", { exact: true }).count()).to.equal(1);
    expect(await theirs.content()).to.not.contain(code);
    await mine.reload();
    await press(mine, "Show the code");
    await mine.getByText(code).waitFor();

    await press(mine, "Release");
    const dialog = mine.getByRole("alertdialog");
    await dialog.getByLabel("Password").fill(demoPassword);
    await dialog.getByRole("button", { name: "Release" }).click();
    await heading(theirs, /^Done\./);
    expect([theirFaults.faults, myFaults.faults]).to.deep.equal([[], []]);
    await Promise.all([closePage(theirs), closePage(mine)]);
  });
});
