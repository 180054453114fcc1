import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { bankAccountBody } from "../support/bank-account-body.ts";
import { DemoMarket, heading } from "../support/demo-market.ts";
import { offerBody } from "../support/offer-owners.ts";
import { tinyPng } from "../support/sent-files.ts";
import { closePage } from "../support/shared-browser.ts";
import type { Visitor } from "../support/visitor.ts";

/** More than a trade room has places for the focus: whatever is not reached by then cannot be. */
const mostTabs = 120;

describe("a trade with a receipt, with the keyboard alone", function () {
  this.timeout(120_000);
  let market: DemoMarket;
  let buyer: Visitor;
  let saved_account = "";
  before(async () => {
    market = await DemoMarket.open();
    buyer = await market.signIn("bruno_costa");
    const added = await market.seller.must("addBankAccount", { body: bankAccountBody() });
    saved_account = (added.data as { id: string }).id;
  });
  after(() => market.close());

  const start = async (): Promise<TradeView> => {
    const body = { ...offerBody, payment_details: undefined, saved_account, flow: "bt-auto" };
    const offer: MyOfferView = (await market.seller.must("createOffer", { body })).data;
    const order = { offer_id: offer.idHashed, fiat_amount: "20.00" };
    return (await buyer.must("startTrade", { body: order })).data;
  };
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const isFocused = (wanted: Locator) =>
    wanted.evaluateAll((found) => found.some((each) => each === document.activeElement));
  /** Goes on with the Tab key until it is there. */
  const tabTo = async (wanted: Locator): Promise<void> => {
    await wanted.first().waitFor();
    for (let tabs = 0; tabs < mostTabs && !(await isFocused(wanted)); tabs += 1) {
      await wanted.page().keyboard.press("Tab");
    }
    expect(await isFocused(wanted), String(wanted)).to.equal(true);
  };
  const press = async (wanted: Locator, key = "Enter"): Promise<void> => {
    await tabTo(wanted);
    await wanted.page().keyboard.press(key);
  };
  const chooseBy = async (key: "Enter" | "Space", page: Page, name: string): Promise<void> => {
    await tabTo(button(page, name));
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.keyboard.press(key),
    ]);
    await chooser.setFiles({
      name: "receipt.png",
      mimeType: "image/png",
      buffer: Buffer.from(tinyPng),
    });
  };

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    it(`goes from the terms over the receipt and the release to the feedback (${width} px)`, async () => {
      const { id } = await start();
      const viewport = { viewport: { width, height } };
      const { page: theirs, ...theirFaults } = await market.openAs(buyer, `/trade/${id}`, viewport);
      await press(button(theirs, "I've read the terms"));
      await chooseBy("Enter", theirs, "Choose the receipt");
      // It may be sent again, and the focus has stayed where it was.
      const replace = button(theirs, "Replace the receipt");
      await replace.and(theirs.locator(":focus")).waitFor();
      await chooseBy("Space", theirs, "Replace the receipt");

      const { page: mine, ...myFaults } = await market.openAs(
        market.seller,
        `/trade/${id}`,
        viewport,
      );
      await press(button(mine, "Accept the receipt"));
      await theirs.getByText("Accepted", { exact: true }).waitFor();
      await press(button(theirs, "I have paid"));
      await press(button(theirs, "Mark as paid"));
      await heading(mine, "Check your bank app: has 20.00 EUR arrived?");
      await press(button(mine, "Release"));
      const dialog = mine.getByRole("alertdialog");
      await tabTo(dialog.getByLabel("Password", { exact: true }));
      await mine.keyboard.type(demoPassword);
      await press(dialog.getByRole("button", { name: "Release" }));
      await heading(theirs, /^Done\./);
      for (const [page, partner] of [
        [theirs, "ana_lima"],
        [mine, "bruno_costa"],
      ] as const) {
        await press(page.getByRole("radio", { name: "Positive" }), "Space");
        await press(button(page, "Save"));
        const rated = page.getByRole("heading", { name: `Your feedback about ${partner}` });
        await rated.and(page.locator(":focus")).waitFor();
      }
      expect([theirFaults.faults, myFaults.faults]).to.deep.equal([[], []]);
      await Promise.all([closePage(theirs), closePage(mine)]);
    });
  }
});
