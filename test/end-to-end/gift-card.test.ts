import { expect } from "chai";
import type { Page } from "playwright-core";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { bankAccountBody } from "../support/bank-account-body.ts";
import { expectAccessibleInBothThemes } from "../support/browser.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { offerBody } from "../support/offer-owners.ts";
import { tinyPng } from "../support/sent-files.ts";
import { closePage } from "../support/shared-browser.ts";
import type { Visitor } from "../support/visitor.ts";

const code = "AQ7X-92KLMN-4TZ8";

describe("trades with a flow of their own, in two browsers", function () {
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
  let saved_account: string | undefined;
  /** On an offer that shows the buyer an account that its seller saved. */
  const startByAccount = async (flow: "lite" | "bt-auto"): Promise<TradeView> => {
    saved_account ??= (
      (await market.seller.must("addBankAccount", { body: bankAccountBody() })).data as {
        id: string;
      }
    ).id;
    const body = { ...offerBody, payment_details: undefined, saved_account, flow };
    const offer: MyOfferView = (await market.seller.must("createOffer", { body })).data;
    const order = { offer_id: offer.idHashed, fiat_amount: "20.00" };
    return (await buyer.must("startTrade", { body: order })).data;
  };
  const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
  const describeCard = async (page: Page, words: string) => {
    await page.getByLabel("Description", { exact: true }).fill(words);
    await press(page, "Show the card");
  };

  it("takes a gift card from the declined one over another and its code to the release", async () => {
    const { id } = await start();
    const { page: theirs, ...theirFaults } = await market.openAs(buyer, `/trade/${id}`);
    const { page: mine, ...myFaults } = await market.openAs(market.seller, `/trade/${id}`);
    await describeCard(theirs, "Amazon US, 20 USD");
    await heading(mine, "Check the card");
    await press(mine, "Decline the card");
    await theirs.getByText("ana_lima declined the last card. Describe another one.").waitFor();
    const saved = { payment_method: "amazon-gift-card", type: "e-card", info: "Amazon DE, 20 EUR" };
    await buyer.must("addGiftCard", { body: { ...saved, code } });
    await press(theirs, "Choose a saved card");
    await theirs.getByRole("dialog").getByRole("button", { name: "Choose" }).click();
    await mine.getByText("Amazon DE, 20 EUR").waitFor();
    await press(mine, "Accept the card");
    await heading(theirs, "Share the code with ana_lima");
    await press(theirs, "Share the saved code");
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
    const [file] = await Promise.all([
      theirs.waitForEvent("download"),
      theirs.getByRole("link", { name: "Download case file" }).click(),
    ]);
    await theirs.getByRole("link", { name: "Check a case file" }).click();
    await heading(theirs, "Check a case file");
    await theirs.context().setOffline(true);
    await theirs.locator("input[type=file]").setInputFiles(await file.path());
    await theirs.getByText("Nothing was changed since this file of trade").waitFor();
    expect([theirFaults.faults, myFaults.faults]).to.deep.equal([[], []]);
    await Promise.all([closePage(theirs), closePage(mine)]);
  });

  it("takes a bank transfer from the terms over a receipt that is rejected to the release", async () => {
    const { id } = await startByAccount("bt-auto");
    const { page: theirs, ...theirFaults } = await market.openAs(buyer, `/trade/${id}`);
    const { page: mine, ...myFaults } = await market.openAs(market.seller, `/trade/${id}`);
    await theirs.getByRole("heading", { name: "Steps of this bank transfer" }).waitFor();
    const iban = theirs.getByText("DE89 3704 0044 0532 0130 00").first();
    expect(await iban.count()).to.equal(0);
    await press(theirs, "I've read the terms");
    await iban.waitFor();
    const show = async (page: Page, name: string) => {
      const file = { name, mimeType: "image/png", buffer: Buffer.from(tinyPng) };
      await page.locator("section[aria-labelledby=flow] input[type=file]").setInputFiles(file);
    };
    await show(theirs, "blurred.png");
    await press(mine, "Reject the receipt");
    await theirs.getByText("The chat may say why. Show another one.").waitFor();
    await show(theirs, "receipt.png");
    await press(mine, "Accept the receipt");
    await theirs.getByText("Accepted", { exact: true }).waitFor();
    await press(theirs, "I have paid");
    await press(theirs, "Mark as paid");
    await heading(mine, "Check your bank app: has 20.00 EUR arrived?");
    await press(mine, "Release");
    const dialog = mine.getByRole("alertdialog");
    await dialog.getByLabel("Password").fill(demoPassword);
    await dialog.getByRole("button", { name: "Release" }).click();
    await heading(theirs, /^Done\./);
    expect([theirFaults.faults, myFaults.faults]).to.deep.equal([[], []]);
    await Promise.all([closePage(theirs), closePage(mine)]);
  });

  it("pays a lite trade on its own page without a word, and goes to the room with a dispute", async () => {
    const { id } = await startByAccount("lite");
    const { page: theirs, ...theirFaults } = await market.openAs(buyer, `/trade/${id}`);
    const { page: mine, ...myFaults } = await market.openAs(market.seller, `/trade/lite/${id}`);
    await theirs.waitForURL(`**/trade/lite/${id}`);
    await theirs.getByLabel("Payment details").waitFor();
    await press(theirs, "I have paid");
    await press(theirs, "Mark as paid");
    await heading(mine, /arrived/);
    await press(mine, "Write to bruno_costa");
    await mine.getByPlaceholder("Write a message").fill("Looking at my bank now.");
    await press(mine, "Send");
    await press(theirs, "Read 1 new message");
    await theirs.getByText("Looking at my bank now.").first().waitFor();
    await theirs.getByRole("link", { name: /everything else of this trade/ }).click();
    await theirs.getByRole("heading", { name: "Progress and history" }).waitFor();
    await market.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    const body = { dispute_reason_id: 3, dispute_reason_text: "The crypto never came" };
    await buyer.must("openDispute", { parameters: { id }, body });
    await mine.waitForURL(`**/trade/${id}`);
    expect([theirFaults.faults, myFaults.faults]).to.deep.equal([[], []]);
    await Promise.all([closePage(theirs), closePage(mine)]);
  });
});
