import { expect } from "chai";
import type { Page } from "playwright-core";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { DemoMarket, heading, type StartedTrade } from "../support/demo-market.ts";
import { passwordOf } from "../support/visitor.ts";
import { closePage } from "../support/shared-browser.ts";

describe("what the two sides of a trade agree on, in a browser", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

  const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
  const openOffers = (page: Page) => page.getByText("Need help with this trade?").click();
  const bothOpen = async ({ buyer, id }: StartedTrade) => {
    const theirs = await market.openAs(buyer, `/trade/${id}`);
    const mine = await market.openAs(market.seller, `/trade/${id}`);
    return { theirs: theirs.page, mine: mine.page, faults: [theirs.faults, mine.faults] };
  };
  const closeAll = (...pages: readonly Page[]) => Promise.all(pages.map((page) => closePage(page)));
  const pay = ({ buyer, id }: StartedTrade) =>
    buyer.must("markTradePaid", { parameters: { id }, key: `paid-of-${id}` });
  const viewOf = async ({ buyer, id }: StartedTrade): Promise<TradeView> =>
    (await buyer.must("viewTrade", { parameters: { id } })).data;
  const askedCancel = async (page: Page) => {
    await openOffers(page);
    await button(page, "Propose cancelling").click();
  };

  it("cancels together what one side offers and the other accepts, and says it to both", async () => {
    const trade = await market.startTrade();
    const { theirs, mine, faults } = await bothOpen(trade);
    await askedCancel(theirs);
    await theirs
      .getByText(/goes back to ana_lima\. It doesn't count against either of you\./)
      .waitFor();
    await button(theirs, "Propose cancelling").last().click();
    await theirs.getByRole("heading", { name: "You proposed cancelling" }).waitFor();
    await theirs.getByText("Waiting for ana_lima.").waitFor();

    const name = `${trade.buyerName} proposes cancelling`;
    await mine.getByRole("heading", { name }).waitFor();
    await button(mine, "Accept").click();
    await mine.getByRole("alertdialog").waitFor();
    await button(mine, "Accept and cancel").click();
    await mine.getByText("You both agreed to cancel").waitFor();
    await theirs.getByText("You both agreed to cancel").waitFor();
    expect((await viewOf(trade)).status).to.equal("cancelled");
    expect(faults).to.deep.equal([[], []]);
    await closeAll(theirs, mine);
  });

  it("shows both the same split of a part that arrived, and pays it out when it is accepted", async () => {
    const trade = await market.startTrade();
    await pay(trade);
    const { theirs, mine, faults } = await bothOpen(trade);
    await openOffers(mine);
    await button(mine, "A different amount arrived").click();
    const dialog = mine.getByRole("alertdialog");
    await dialog.getByLabel("This amount arrived").fill("120.01");
    await dialog.getByText("Up to 120.00 EUR, 20% more than agreed.").waitFor();
    await dialog.getByLabel("This amount arrived").fill("60");
    const amounts = await dialog.locator("output bdi").allTextContents();
    await button(mine, "Propose settling").click();
    await dialog.getByText("Enter your password to continue.").waitFor();
    await dialog.getByLabel("Password").fill(demoPassword);
    await button(mine, "Propose settling").click();
    await mine.getByRole("heading", { name: /^You proposed settling for 60.00\sEUR/ }).waitFor();

    const card = theirs.getByRole("region", { name: /^ana_lima proposes settling for 60.00\sEUR/ });
    await card.waitFor();
    const shown = await card.locator("p bdi").allTextContents();
    // "buyer gets, comes back" to the one is "you get, goes back to ana" to the other.
    expect(shown.slice(0, 2)).to.deep.equal(amounts.slice(1));
    await button(theirs, "Accept").click();
    await button(theirs, "Accept and settle").click();
    await theirs.getByText("You both agreed on a different amount").waitFor();
    await mine.getByText("You both agreed on a different amount").waitFor();
    const view = await viewOf(trade);
    expect([view.status, view.escrowState, view.fiatAmount]).to.deep.equal([
      "released",
      "split",
      "60.00",
    ]);
    expect(faults).to.deep.equal([[], []]);
    await closeAll(theirs, mine);
  });

  it("asks the seller for his password before he accepts the buyer's word that only a part was paid", async () => {
    const trade = await market.startTrade();
    const { id, buyer } = trade;
    await pay(trade);
    const body = { kind: "amend", received: "60.00" };
    await buyer.must("propose", { parameters: { id }, body, key: `part-of-${id}` });
    const { page } = await market.openAs(market.seller, `/trade/${id}`);
    await button(page, "Accept").click();
    const dialog = page.getByRole("alertdialog");
    await button(page, "Accept and settle").click();
    await dialog.getByText("Enter your password to continue.").waitFor();
    await dialog.getByLabel("Password").fill(passwordOf("someone else"));
    await button(page, "Accept and settle").click();
    await dialog.getByText("Wrong password. Nothing was changed.").waitFor();
    expect((await viewOf(trade)).status).to.equal("paid");
    await dialog.getByLabel("Password").fill(demoPassword);
    await button(page, "Accept and settle").click();
    await page.getByText("You both agreed on a different amount").waitFor();
    expect((await viewOf(trade)).status).to.equal("released");
    await closeAll(page);
  });

  it("adds the time once to the clock, however often it is pressed", async () => {
    const trade = await market.startTrade();
    const { theirs, mine } = await bothOpen(trade);
    const keys: (string | undefined)[] = [];
    mine.on("request", (request) => {
      if (request.url().endsWith("/extend")) keys.push(request.headers()["idempotency-key"]);
    });
    const before = await viewOf(trade);
    await openOffers(mine);
    await button(mine, /^Give .* more$/).click();
    await button(mine, "Give more time").dblclick();
    await theirs.getByText("ana_lima gave more time to pay").waitFor();
    await mine.getByText("You gave more time to pay").waitFor();
    const after = await viewOf(trade);
    expect(after.expiresAt!.timestamp - before.expiresAt!.timestamp).to.equal(before.windowSeconds);
    expect(keys).to.have.length(1);
    expect(keys[0]).to.match(/^\w{16,}$/);
    await closeAll(theirs, mine);
  });

  it("lets the time be given once when the first answer was lost and the press is repeated", async () => {
    const trade = await market.startTrade();
    const { page } = await market.openAs(market.seller, `/trade/${trade.id}`);
    const keys: (string | undefined)[] = [];
    const before = await viewOf(trade);
    await page.route("**/extend", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await openOffers(page);
    await button(page, /^Give .* more$/).click();
    await button(page, "Give more time").click();
    await page.getByText("so this may have been done").waitFor();
    await button(page, "Give more time").click();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    const after = await viewOf(trade);
    expect(after.expiresAt!.timestamp - before.expiresAt!.timestamp).to.equal(before.windowSeconds);
    expect(keys).to.have.length(2);
    expect(keys[0]).to.equal(keys[1]);
    await closeAll(page);
  });

  it("lets the buyer take back that he paid, and both see the clock run again", async () => {
    const trade = await market.startTrade();
    await pay(trade);
    const { theirs, mine } = await bothOpen(trade);
    await openOffers(theirs);
    await button(theirs, "I haven't paid after all").click();
    await button(theirs, "I haven't paid").last().click();
    await heading(theirs, "Pay 100.00 EUR to ana_lima");
    await heading(mine, `Waiting for ${trade.buyerName} to pay 100.00 EUR`);
    await theirs.getByText("You marked the trade as not paid").waitFor();
    await closeAll(theirs, mine);
  });

  it("asks the buyer to confirm the refund of what somebody else paid", async () => {
    const trade = await market.startTrade();
    await pay(trade);
    const { theirs, mine } = await bothOpen(trade);
    await openOffers(mine);
    await button(mine, "Someone else paid: refund and propose cancelling").click();
    await mine.getByText(/to the account it came from/).waitFor();
    await button(mine, "I refunded it").click();
    await button(theirs, "Accept").click();
    await button(theirs, "The refund arrived, cancel").click();
    await mine.getByText("You both agreed to cancel").waitFor();
    expect((await viewOf(trade)).escrowState).to.equal("returned");
    await closeAll(theirs, mine);
  });

  it("says that nothing was done when an offer was taken back just before it is accepted", async () => {
    const trade = await market.startTrade();
    const { theirs, mine } = await bothOpen(trade);
    await askedCancel(theirs);
    await button(theirs, "Propose cancelling").last().click();
    await button(mine, "Accept").click();
    await mine.route("**/accept", async (route) => {
      await button(theirs, "Withdraw").click();
      await button(theirs, "Withdraw").waitFor({ state: "detached" });
      await route.continue();
    });
    await button(mine, "Accept and cancel").click();
    await mine.getByText("That proposal is no longer open.").waitFor();
    await mine.getByRole("region", { name: /proposes cancelling$/ }).waitFor({ state: "detached" });
    expect((await viewOf(trade)).status).to.equal("active_funded");
    await closeAll(theirs, mine);
  });
});
