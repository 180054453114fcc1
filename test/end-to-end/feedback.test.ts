import { expect } from "chai";
import type { Page } from "playwright-core";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { expectGone } from "../support/browser.ts";
import { DemoMarket, type StartedTrade } from "../support/demo-market.ts";
import { closePage } from "../support/shared-browser.ts";

describe("feedback in the trade room", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  before(async () => {
    market = await DemoMarket.open();
  });
  after(() => market.close());

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
